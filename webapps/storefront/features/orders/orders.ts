import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ORDERS_PAGE } from "#contract/limits.ts";
import type {
  cancelOrder,
  confirmOrder,
  getOrder,
  listOrders,
  Order,
  OrderCard,
  rateOrder,
} from "#contract/orders.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { sendOnce, type Unanswered } from "#webapps/shared/client/sendOnce.ts";
import { useIsSignedIn } from "#webapps/shared/client/session.ts";
import { KEYS } from "../../queryKeys.ts";
import { always } from "../groups/groups.ts";

const LIVE_MS = 15_000;

/** One's orders, the newest first, page behind page. */
export function useOrders() {
  const enabled = useIsSignedIn();
  return useInfiniteQuery({
    ...always,
    queryKey: [KEYS.orders, "list"],
    enabled,
    refetchOnWindowFocus: "always",
    queryFn: ({ pageParam: after, signal }) =>
      queryOf(reading<typeof listOrders>("/api/user/orders", after === undefined ? {} : { after })).queryFn({
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < ORDERS_PAGE ? undefined : last.at(-1)?.id),
  });
}

/** An order of one's own whole; while its group fills and it is looked at, it is asked for again and again. */
export function useOrder(id: string) {
  const enabled = useIsSignedIn();
  return useQuery<Order>({
    ...always,
    queryKey: [KEYS.orders, "one", id],
    enabled,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.status === "placed" && data.group?.status === "open" ? LIVE_MS : false,
    ...queryOf(reading<typeof getOrder>("/api/user/orders/:id", { id })),
  });
}

/** Shows a change of an order at once wherever the order is shown, before it is asked for again. */
function show(client: QueryClient, id: number, change: Partial<Order>) {
  client.setQueryData<Order>([KEYS.orders, "one", String(id)], (order) => order && { ...order, ...change });
  const { review: _, ...ofCard } = change;
  client.setQueryData<InfiniteData<OrderCard[]>>(
    [KEYS.orders, "list"],
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => page.map((card) => (card.id === id ? { ...card, ...ofCard } : card))),
      },
  );
}

const refresh = (client: QueryClient, kinds: readonly string[]) =>
  Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })));

const GROUPS = [KEYS.group, KEYS.myGroups, KEYS.cartCount, KEYS.currentGroups];

/** Calls that were sent without an answer, by their action and order. A repeated call goes with the same key. */
const unanswered = new Map<string, Unanswered<unknown>>();

const memoryOf = <Body>(intention: string) => ({
  get current() {
    return unanswered.get(intention) as Unanswered<Body> | undefined;
  },
  set current(body: Unanswered<Body> | undefined) {
    if (body) unanswered.set(intention, body);
    else unanswered.delete(intention);
  },
});

/** Says yes to an order of one's own. */
export function useConfirmOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const { answer } = await sendOnce(memoryOf<{ id: number }>(`confirm ${id}`), { id }, (body, key) =>
        call<typeof confirmOrder>("post", "/api/user/orders/:id/confirm", body, { idempotencyKey: key }),
      );
      return answer;
    },
    onSuccess: ({ status }, id) => show(client, id, { status, isConfirmable: false }),
    onSettled: () => refresh(client, [KEYS.orders, KEYS.group, KEYS.myGroups]),
  });
}

/** Cancels an order of one's own; of an open group that is to leave it. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: { id: number; reason?: string }) => {
      const { answer } = await sendOnce(
        memoryOf<{ id: number; reason?: string }>(`cancel ${asked.id}`),
        asked,
        (body, key) =>
          call<typeof cancelOrder>("post", "/api/user/orders/:id/cancel", body, { idempotencyKey: key }),
      );
      return answer;
    },
    onSettled: () => refresh(client, [KEYS.orders, KEYS.referral, ...GROUPS]),
  });
}

/** The rating of an order that was delivered. */
export interface Rating {
  id: number;
  stars: number;
  features: { id: number; stars: number }[];
  text?: string;
}

/** Rates what one has ordered and got. */
export function useRateOrder(productLink: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rating: Rating) => {
      const { answer } = await sendOnce(memoryOf<Rating>(`rate ${rating.id}`), rating, (body, key) =>
        call<typeof rateOrder>("post", "/api/user/orders/:id/rate", body, { idempotencyKey: key }),
      );
      return answer;
    },
    onSuccess: ({ review }, { id }) => show(client, id, { review, isRateable: false }),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: [KEYS.product, productLink] });
      await refresh(client, [KEYS.orders]);
    },
  });
}
