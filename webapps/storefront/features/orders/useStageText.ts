import type { OrderCard } from "#contract/orders.ts";
import { rupees } from "../prices/rupees.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { moneyOf, stageWords } from "./orderStage.ts";

const money = { due: "orders.due", paid: "orders.paid", back: "orders.back" } as const;

/** The stage of an order, and how it stands with the money at the door, in words. */
export function useStageText(order: OrderCard): { stage: string; payment: string } {
  const { t } = useOrdersText();
  const kind = moneyOf(order);
  return { stage: t(`orders.stage.${stageWords(order)}`), payment: payment() };

  function payment() {
    if (kind === "nothing") return t("orders.nothing");
    if (order.toPay === 0) return t(kind === "due" ? "orders.covered" : "orders.nothing");
    return t(money[kind], { price: rupees(order.toPay) });
  }
}
