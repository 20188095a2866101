import type { Order } from "#contract/orders.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import card from "../../shell/Card.module.css";
import { paise, rupees } from "../prices/rupees.ts";
import styles from "./Headline.module.css";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { type OrderStage, orderStage, stageWords, toneOf } from "./orderStage.ts";
import tones from "./tones.module.css";

const icons: Record<OrderStage, IconName> = {
  gathering: "people",
  toConfirm: "help",
  groupOver: "clock",
  confirmed: "check",
  packed: "archive",
  shipped: "truck",
  delivered: "gift",
  cancelled: "close",
  refused: "close",
  returned: "renew",
};

/** Tells the next step of an order, or its outcome. */
function useWhatNext(order: Order): string {
  const { t } = useOrdersText();
  const { group, toPay } = order;
  const words = stageWords(order);
  if (words === "gathering") {
    const left = group ? group.participantsToComplete - group.membersCount : 0;
    return t("orders.text.gathering", { count: Math.max(1, left) });
  }
  if (words === "toConfirm") return t(group ? "orders.text.toConfirmGroup" : "orders.text.toConfirm");
  if (words === "shipped") {
    return toPay > 0 ? t("orders.text.shipped", { price: rupees(toPay) }) : t("orders.text.shippedCovered");
  }
  return t(`orders.text.${words}`);
}

const MONEY_BACK: readonly OrderStage[] = ["cancelled", "refused", "returned"];

/** Tells how much of the balance came back, and how much of it was owed. */
function useMoneyBack({ balanceUsed, balanceReturned }: Order, stage: OrderStage): string[] {
  const { t } = useOrdersText();
  if (!MONEY_BACK.includes(stage)) return [];
  const kept = balanceUsed * 100 - balanceReturned;
  return [
    ...(balanceReturned > 0 ? [t("orders.balanceBack", { amount: paise(balanceReturned) })] : []),
    ...(kept > 0 ? [t("orders.balanceKept", { amount: paise(kept) })] : []),
  ];
}

/** The stage of an order, in one look. */
export function Headline({ order }: { order: Order }) {
  const { t } = useOrdersText();
  const stage = orderStage(order);
  const text = useWhatNext(order);
  const money = useMoneyBack(order, stage);
  return (
    <section className={`${card.card} ${tones.tone}`} data-tone={toneOf(stage)}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <Icon name={icons[stage]} />
        </span>
        <div className={styles.words} role="status">
          <h2>{t(`orders.stage.${stageWords(order)}`)}</h2>
          <p>{[text, ...money].join(" ")}</p>
        </div>
      </div>
    </section>
  );
}
