import type { OrderStatus } from "#contract/groups.ts";

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

/** Until when buyers may cancel by themselves: what is packed is on its way. */
export const cancellable: readonly OrderStatus[] = ["placed", "confirmed"];
