import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { getListing, Listing } from "#contract/listings.ts";
import { call } from "#webapps/shared/client/call.ts";
import { KEYS } from "../../queryKeys.ts";
import { changeKeptCards } from "../cards/cards.ts";

/** The lists of what is on sale. */
const LISTS: readonly QueryKey[] = [[KEYS.feed], [KEYS.top], [KEYS.similar], [KEYS.listings]];

interface Hidden {
  key: QueryKey;
  before: unknown;
  after: unknown;
}

/** The lists each listing was taken out of, so that it can come back where it stood. */
const hidden = new Map<number, Hidden[]>();

/** Takes a listing that is no longer on sale out of every list that is kept. */
export function hideCards(queryClient: QueryClient, id: number) {
  const lists = LISTS.flatMap((queryKey) => changeKeptCards(queryClient, id, () => undefined, { queryKey }));
  hidden.set(id, [...(hidden.get(id) ?? []), ...lists]);
}

/** Puts a card back where it stood. A list that has changed since then is asked for again. */
function bringCardsBack(queryClient: QueryClient, id: number) {
  for (const { key, before, after } of hidden.get(id)?.reverse() ?? []) {
    if (queryClient.getQueryData(key) === after) {
      const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
      queryClient.setQueryData(key, before, { updatedAt });
    } else void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
  hidden.delete(id);
}

/** A card as its listing's page now has it. */
function freshen(card: object, { photos, thumbhashes, ...rest }: Listing): object {
  const cover = { photos: photos.slice(0, 1), thumbhashes: thumbhashes.slice(0, 1) };
  const known = Object.entries({ ...rest, ...cover }).filter(([key]) => key in card);
  return { ...card, ...Object.fromEntries(known) };
}

/** After a change of one's own listing: its cards, in the lists that are kept, are those of its page now, or none. */
export async function refreshCards(queryClient: QueryClient, link: string): Promise<void> {
  // A call of its own: the page's is broken off when one leaves it, and what was known before would be taken for new.
  const listing = await call<typeof getListing>("get", "/api/telegram/products/:link", { link }).catch(
    () => undefined,
  );
  if (!listing) return;
  queryClient.setQueryData([KEYS.listing, link], listing);
  if (listing.status === "active") {
    bringCardsBack(queryClient, listing.id);
    for (const queryKey of LISTS)
      changeKeptCards(queryClient, listing.id, (card) => freshen(card, listing), { queryKey });
  } else hideCards(queryClient, listing.id);
  // Whether it is found, and where, may be another matter now; whoever searches again is told.
  for (const name of [KEYS.listings, KEYS.listingsCount])
    void queryClient.invalidateQueries({ queryKey: [name], refetchType: "none" });
}
