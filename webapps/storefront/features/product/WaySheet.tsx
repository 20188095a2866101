import { Link } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { itemTotal } from "#contract/shopPrices.ts";
import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { IconTile } from "../../shell/IconTile.tsx";
import { rupees } from "../prices/rupees.ts";
import { useProductText } from "./locales/useProductText.ts";
import type { Buying } from "./useBuying.ts";
import styles from "./WaySheet.module.css";

interface WayProps {
  to: string;
  icon: IconName;
  title: string;
  hint: string;
  total: number;
  onGo: () => void;
}

function Way({ to, icon, title, hint, total, onGo }: WayProps) {
  const { t } = useProductText();
  return (
    <Link to={to} className={styles.way} onClick={onGo}>
      <IconTile name={icon} />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{hint}</p>
      </div>
      <div className={`${styles.total} figures`}>
        <b>{rupees(total)}</b>
        <span>{t("product.inAll")}</span>
      </div>
    </Link>
  );
}

/** Asks who buys with friends whether to join those who wait or to start a group. */
export function WaySheet({ product, buying }: { product: ProductCard; buying: Buying }) {
  const { t } = useProductText();
  return (
    <Overlay title={t("product.buyFriends")} onClose={buying.stopChoosing}>
      <div className={styles.ways}>
        <Way
          to={buying.joinAny}
          icon="join"
          title={t("product.wayJoin")}
          hint={t("product.wayJoinHint")}
          total={itemTotal(product, "member")}
          onGo={() => buying.note("join")}
        />
        <Way
          to={buying.start}
          icon="people"
          title={t("product.wayStart")}
          hint={t("product.wayStartHint")}
          total={itemTotal(product, "creator")}
          onGo={() => buying.note("start")}
        />
        <p className={styles.note}>{t("product.wayNote")}</p>
      </div>
    </Overlay>
  );
}
