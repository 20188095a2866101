import { Link } from "react-router-dom";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../../paths.ts";
import { useCartCount } from "../groups/groups.ts";
import styles from "./CartLink.module.css";

/** The way to one's groups, with how many are open where there are any. */
export function CartLink() {
  const { t } = useText();
  const { data: count = 0 } = useCartCount();
  return (
    <Link
      to={paths.cart}
      className={styles.cart}
      aria-label={count > 0 ? t("cart.count", { count }) : t("cart")}
    >
      <Icon name="cart" />
      {count > 0 && <span className={`${styles.badge} figures`}>{count}</span>}
    </Link>
  );
}
