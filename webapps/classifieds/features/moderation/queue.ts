import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MODERATION_PAGE } from "#contract/limits.ts";
import type { listForModeration, moderateListings } from "#contract/moderation.ts";
import type { RejectReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";
import { KEYS } from "../../queryKeys.ts";

function ask(skip: number, take: number, signal: AbortSignal) {
  return call<typeof listForModeration>(
    "get",
    "/api/user/telegram/products/moderate",
    { skip, take },
    { signal },
  );
}

/** One page of what waits for a moderator. Never taken as fresh: other moderators are at work too. */
export function useModeration(page: number, isModerator: boolean) {
  return useQuery({
    queryKey: [KEYS.moderation, page],
    enabled: isModerator,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask((page - 1) * MODERATION_PAGE, MODERATION_PAGE, signal),
  });
}

/** How much waits for a moderator. */
export function useModerationCount(isModerator: boolean) {
  return useQuery({
    queryKey: [KEYS.moderation, "count"],
    enabled: isModerator,
    staleTime: 0,
    queryFn: async ({ signal }) => (await ask(0, 1, signal)).total,
  });
}

/** A moderator's decision about listings, each in the edition that was seen. */
export interface Decision {
  items: readonly { id: number; edition: number }[];
  /** Why it is a refusal; an approval without it. */
  refusal?: {
    reason: RejectReason;
    note: string;
    /** For a removal: whether the seller loses what is left of the promotions. The reason decides it when absent. */
    isSellersFault?: boolean;
  };
}

/** Sends a moderator's decision; the answer says about which listings others were faster. */
export function moderate({ items, refusal }: Decision) {
  return call<typeof moderateListings>("post", "/api/user/telegram/products/moderate", {
    isModerated: refusal === undefined,
    productIds: items.map(({ id }) => id),
    editions: items.map(({ edition }) => edition),
    ...(refusal && { ...refusal, note: refusal.note || undefined }),
  });
}
