import type { Group } from "#contract/groups.ts";
import { paths } from "../../paths.ts";
import { useGroupText } from "../group/locales/useGroupText.ts";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import { titleOf } from "../products/productText.ts";
import { Countdown } from "../time/Countdown.tsx";
import styles from "./CartRow.module.css";

const endings = { completed: "cart.done", expired: "cart.expired", cancelled: "cart.cancelled" } as const;

function State({ group }: { group: Group }) {
  const { t } = useGroupText();
  if (group.status !== "open") {
    const isCancelled = group.myOrder?.status === "cancelled" && group.status === "completed";
    return (
      <span className={styles.state} data-status={isCancelled ? "cancelled" : group.status}>
        {t(isCancelled ? "cart.cancelled" : endings[group.status])}
      </span>
    );
  }
  return (
    <span className={styles.state} data-status="open">
      {t("cart.ends")} <Countdown endsAt={group.endsAt} isShort />
    </span>
  );
}

/** A group one is or was in. */
export function CartRow({ group }: { group: Group }) {
  const { t, language } = useGroupText();
  const { product } = group.purchase;
  const values = { count: group.participants.length, total: group.participantsToComplete };
  return (
    <PhotoRow
      to={paths.group(group.inviteCode)}
      className={group.status === "open" ? styles.row : `${styles.row} ${styles.over}`}
      photo={product.images[0]}
      iconSize={40}
      badge={
        <span className={`${styles.badge} figures`}>
          <span aria-hidden="true">{t("cart.badge", values)}</span>
          <span className="hidden-words">{t("faces", values)}</span>
        </span>
      }
      title={titleOf(product, language)}
    >
      <PriceLine of={product} />
      <State group={group} />
    </PhotoRow>
  );
}
