import { Link } from "react-router-dom";
import type { Group } from "#contract/groups.ts";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { paths } from "../../logic/paths.ts";
import { titleOf } from "../../logic/productText.ts";
import { Countdown } from "../Countdown.tsx";
import { PriceLine } from "../lists/PriceLine.tsx";
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
  const [cover] = product.images;
  const values = { joined: group.participants.length, total: group.participantsToComplete };
  return (
    <Link to={paths.group(group.inviteCode)} className={styles.row} data-open={group.status === "open"}>
      <span className={styles.photo}>
        <Photo
          src={cover && smallPhoto(cover.src)}
          thumbhash={cover?.thumbhash}
          alt=""
          fallback={<Icon name="items" size={40} />}
        />
        <span className={`${styles.badge} figures`}>
          <span aria-hidden="true">{t("cart.badge", values)}</span>
          <span className="hidden-words">{t("faces", values)}</span>
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(product, language)}</span>
        <PriceLine of={product} />
        <State group={group} />
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
