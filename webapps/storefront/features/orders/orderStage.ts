import type { OrderStatus } from "#contract/groups.ts";
import type { Order, OrderCard } from "#contract/orders.ts";
import type { CancelReason } from "#contract/reasons.ts";

/**
 * The stage of an order for its buyer. A `placed` order waits for its group (`gathering`) or for the buyer's yes
 * (`toConfirm`), or its group's time is over and it is about to be cancelled (`groupOver`).
 */
export type OrderStage = "gathering" | "toConfirm" | "groupOver" | Exclude<OrderStatus, "placed">;

export function orderStage({
  status,
  isConfirmable,
  group,
}: Pick<OrderCard, "status" | "isConfirmable" | "group">): OrderStage {
  if (status !== "placed") return status;
  if (isConfirmable) return "toConfirm";
  return group && group.status !== "open" ? "groupOver" : "gathering";
}

const toldReasons: readonly string[] = ["group_expired", "by_buyer", "by_shop"] satisfies CancelReason[];

/** By what words a stage is told: what is cancelled by its reason, where that is one with words of its own. */
export function stageWords(order: OrderCard): OrderStage | CancelReason {
  const stage = orderStage(order);
  const { cancelReason } = order;
  return stage === "cancelled" && cancelReason && toldReasons.includes(cancelReason) ? cancelReason : stage;
}

/** How a stage is drawn: it waits for somebody, goes its way, has arrived, or is over. */
type Tone = "waiting" | "moving" | "good" | "over";

const tones: Record<OrderStage, Tone> = {
  gathering: "waiting",
  toConfirm: "waiting",
  groupOver: "over",
  confirmed: "moving",
  packed: "moving",
  shipped: "moving",
  delivered: "good",
  cancelled: "over",
  refused: "over",
  returned: "over",
};

export const toneOf = (stage: OrderStage): Tone => tones[stage];

/** How it stands with the money at the door: still to pay, paid, nothing to pay, or to come back. */
export function moneyOf(order: OrderCard): "due" | "paid" | "nothing" | "back" {
  const stage = orderStage(order);
  if (stage === "delivered") return "paid";
  if (stage === "returned") return "back";
  return tones[stage] === "over" ? "nothing" : "due";
}

/** The way of an order that comes to its buyer. */
const way: readonly OrderStatus[] = ["placed", "confirmed", "packed", "shipped", "delivered"];

export interface OrderStep {
  status: OrderStatus;
  /** Absent of what is still to come. */
  at?: string;
  note?: string | null;
  state: "done" | "now" | "over" | "ahead";
}

/** The way of an order so far with its times, then what is still to come unless it has come to its end. */
export function orderSteps({ status, createdAt, moves }: Pick<Order, "status" | "createdAt" | "moves">) {
  const told = moves.length > 0 ? moves : [{ to: "placed" as const, at: createdAt, note: null }];
  const isOver = !way.includes(status);
  const gone = told.map(({ to, at, note }, place): OrderStep => {
    const isLast = place === told.length - 1;
    if (!isLast || to === "delivered") return { status: to, at, note, state: "done" };
    return { status: to, at, note, state: isOver ? "over" : "now" };
  });
  const ahead = isOver ? [] : way.slice(way.indexOf(status) + 1);
  return [...gone, ...ahead.map((to): OrderStep => ({ status: to, state: "ahead" }))];
}
