import { useState } from "react";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useItemsText } from "../ownListings/locales/useItemsText.ts";
import { TopFlow } from "./lazyTop.ts";
import styles from "./WantRow.module.css";

/** The way to the top among one's own listings. */
export function WantRow() {
  const { t } = useItemsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <span className={styles.icon}>
          <Icon name="up" />
        </span>
        <span className={styles.words}>
          <strong>{t("home.want")}</strong>
          <span>{t("items.wantHint")}</span>
        </span>
        <Icon name="forward" size={20} />
      </button>
      {isOpen && <TopFlow first="want" onClose={() => setOpen(false)} />}
    </>
  );
}
