import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../../paths.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./OtherWays.module.css";

/** The ways on where a group is over: another one of the same product, or something else. */
export function OtherWays({ productLink, again }: { productLink: string; again?: string }) {
  const { t } = useGroupText();
  return (
    <div className={styles.ways}>
      {again && (
        <ActionButton to={paths.purchase(productLink, { isGroupPurchase: true })} look="brand">
          {again}
        </ActionButton>
      )}
      <ActionButton to={paths.home} look="soft">
        {t("group.lookAround")}
      </ActionButton>
    </div>
  );
}
