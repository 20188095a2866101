import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { TopFlow } from "./lazyParts.ts";
import styles from "./WantRow.module.css";

/** The way to the top among one's own listings. */
export function WantRow() {
  const { t } = useOwnListingsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row
        className={styles.row ?? ""}
        before={
          <span className={styles.icon}>
            <Icon name="up" />
          </span>
        }
        label={<strong>{t("home.want")}</strong>}
        hint={t("items.wantHint")}
        leadsOn
        onClick={() => setOpen(true)}
      />
      {isOpen && <TopFlow first="want" onClose={() => setOpen(false)} />}
    </>
  );
}
