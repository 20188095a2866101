import { Link } from "react-router-dom";
import { actionClass } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../../paths.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./OtherWays.module.css";

/** The ways on where a group is over: another one of the same product, or something else. */
export function OtherWays({ productLink, again }: { productLink: string; again?: string }) {
  const { t } = useGroupText();
  return (
    <div className={styles.ways}>
      {again && (
        <Link
          to={paths.purchase(productLink, { isGroupPurchase: true })}
          className={actionClass}
          data-look="brand"
        >
          {again}
        </Link>
      )}
      <Link to={paths.home} className={actionClass} data-look="soft">
        {t("group.lookAround")}
      </Link>
    </div>
  );
}
