import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminOrderPage,
  countOrderQueues,
  editOrder,
  getAdminOrder,
  listAllOrders,
  moveOrder,
  noteOrder,
  OrderQueue,
  ParcelInput,
} from "#contract/adminOrders.ts";
import type { OrderStatus } from "#contract/groups.ts";
import { call } from "#webapps/shared/client/call.ts";

/** The first parts of the keys of queries. */
const KEYS = {
  orders: "orders",
  order: "order",
  orderCounts: "orderCounts",
} as const;

/** A status that an order may be moved to. */
export type MoveTo = Exclude<OrderStatus, "placed">;

/** Where an order may go as it stands. */
export const movesOf = ({ allowedMoves }: Pick<AdminOrderPage, "allowedMoves">): MoveTo[] =>
  allowedMoves.filter((to) => to !== "placed");

/** Orders on a page of the list. */
export const PAGE = 50;

/** The orders that the address asks for. */
export interface Asked {
  queue: OrderQueue | undefined;
  query: string;
  page: number;
}

/** A page of orders. Never taken as fresh: other admins are at work too. */
export function useOrders({ queue, query, page }: Asked) {
  return useQuery({
    queryKey: [KEYS.orders, queue, query, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof listAllOrders>(
        "get",
        "/api/admin/orders",
        { ...(queue && { queue }), ...(query && { query }), skip: (page - 1) * PAGE, take: PAGE },
        { signal },
      ),
  });
}

/** How many orders wait in each queue. */
export function useQueueCounts() {
  return useQuery({
    queryKey: [KEYS.orderCounts],
    staleTime: 0,
    queryFn: ({ signal }) => call<typeof countOrderQueues>("get", "/api/admin/orders/counts", {}, { signal }),
  });
}

/** An order whole. */
export function useOrder(id: number) {
  return useQuery({
    queryKey: [KEYS.order, id],
    staleTime: 0,
    queryFn: ({ signal }) => call<typeof getAdminOrder>("get", "/api/admin/orders/:id", { id }, { signal }),
  });
}

/** Has everything that shows orders asked for again; `known` is an order as the server has just told it. */
export function useRefreshOrders() {
  const queryClient = useQueryClient();
  return (known?: AdminOrderPage) => {
    if (known) queryClient.setQueryData([KEYS.order, known.id], known);
    for (const key of [KEYS.orders, KEYS.orderCounts, ...(known ? [] : [KEYS.order])])
      void queryClient.invalidateQueries({ queryKey: [key] });
  };
}

interface Move {
  id: number;
  to: MoveTo;
  note?: string;
  parcel?: ParcelInput;
}

export const move = ({ note, ...asked }: Move) =>
  call<typeof moveOrder>("post", "/api/admin/orders/:id/move", { ...asked, ...(note && { note }) });

type Edit = Parameters<typeof call<typeof editOrder>>[2];
export const edit = (asked: Edit) => call<typeof editOrder>("patch", "/api/admin/orders/:id", asked);

export const addNote = (id: number, text: string) =>
  call<typeof noteOrder>("post", "/api/admin/orders/:id/notes", { id, text });
