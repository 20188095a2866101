import { Link } from "react-router";
import type { Group } from "#contract/groups.ts";
import { itemSavings, itemTotal, type ShopPrice } from "#contract/shopPrices.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { paths } from "../../paths.ts";
import { Fact } from "../about/Fact.tsx";
import { GroupFaces } from "../groups/GroupFaces.tsx";
import { rupees } from "../prices/rupees.ts";
import { Countdown } from "../time/Countdown.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { mayBeEither, type PurchaseWay } from "./purchaseWay.ts";
import styles from "./WhoseGroup.module.css";

function Invited({ group, onEnd }: { group: Group; onEnd: () => void }) {
  const { t } = usePurchaseText();
  const { participants, participantsToComplete, endsAt, status } = group;
  const host = participants.find(({ isCreator }) => isCreator);
  return (
    <div className={styles.invited}>
      <GroupFaces participants={participants} total={participantsToComplete} />
      <div>
        <strong>
          {host?.firstName ? t("purchase.join", { name: host.firstName }) : t("purchase.joinSomebody")}
        </strong>
        {status === "open" && (
          <p className="figures">
            {t("purchase.placesLeft", { count: participantsToComplete - participants.length })} ·{" "}
            {t("purchase.closes")} <Countdown endsAt={endsAt} isShort onEnd={onEnd} />
          </p>
        )}
      </div>
    </div>
  );
}

interface WhoseGroupProps {
  product: ShopPrice & { link: string };
  way: PurchaseWay;
  /** The group that one was invited to, or has picked. */
  group: Group | undefined;
  /** Whether there is a group with room to join. */
  hasRoom: boolean;
  onEnd: () => void;
}

/** With whom one buys, and what it would come to if that turned out otherwise. */
export function WhoseGroup({ product, way, group, hasRoom, onEnd }: WhoseGroupProps) {
  const { t } = usePurchaseText();
  const totalAs = (as: "creator" | "member") => rupees(itemTotal(product, as));
  if (group) return <Invited group={group} onEnd={onEnd} />;
  if (!way.isGroupPurchase) {
    return (
      <>
        <Fact as="div" icon="person" title={t("purchase.alone")} text={t("purchase.aloneText")} />
        <Link replace to={paths.purchase(product.link, { isGroupPurchase: true })} className={styles.friends}>
          <span>{t("purchase.withFriends", { total: totalAs("creator") })}</span>
          <em>{t("purchase.withFriendsSave", { savings: rupees(itemSavings(product, "creator")) })}</em>
          <Icon name="forward" size={20} />
        </Link>
      </>
    );
  }
  if (!mayBeEither(way))
    return <Fact as="div" icon="people" title={t("purchase.start")} text={t("purchase.startText")} />;
  return hasRoom ? (
    <Fact
      as="div"
      icon="join"
      title={t("purchase.any")}
      text={t("purchase.anyText", { total: totalAs("creator") })}
    />
  ) : (
    <Fact
      as="div"
      icon="people"
      title={t("purchase.anyNone")}
      text={t("purchase.anyNoneText", { total: totalAs("member") })}
    />
  );
}
