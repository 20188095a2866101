import type { GroupStatus, OrderStatus } from "#contract/groups.ts";

/** Which status may follow which. What has come to its end moves no more. */
const follows: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered", "refused"],
  delivered: ["returned"],
  cancelled: [],
  refused: [],
  returned: [],
};

/** Whether an order may go from one status to another. */
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => follows[from].includes(to);

/** Where an order may go as it stands; `group` is the status of its group, null alone. What waits for its group isn't confirmed. */
export const allowedMoves = (status: OrderStatus, group: GroupStatus | null): OrderStatus[] =>
  follows[status].filter((to) => to !== "confirmed" || group === null || group === "completed");

/** Until when buyers may cancel by themselves: what is packed is on its way. */
export const cancellable: readonly OrderStatus[] = ["placed", "confirmed"];

/** Statuses of an order that its buyer has confirmed and that wasn't cancelled since. */
export const underWay: readonly OrderStatus[] = ["confirmed", "packed", "shipped", "delivered"];
