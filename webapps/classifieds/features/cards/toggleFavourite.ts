import type { QueryClient } from "@tanstack/react-query";
import type { toggleFavourite as endpoint } from "#contract/favourites.ts";
import { call } from "#webapps/shared/client/call.ts";
import { changeKeptCards } from "./changeCard.ts";

/** The wish about each listing whose call is under way; a quicker second tap only changes the wish. */
const wishes = new Map<number, boolean>();

function show(queryClient: QueryClient, id: number, isFavourite: boolean) {
  changeKeptCards(queryClient, id, (card) => ({ ...card, isFavourite }));
}

/**
 * Keeps a listing or lets it go: every list shows it at once, and the old state again when it fails. Taps during the
 * call are answered by the one that began it, with the last wish.
 * @throws {ApiError}
 */
export async function toggleFavourite(
  queryClient: QueryClient,
  { id, isFavourite }: { id: number; isFavourite: boolean },
): Promise<void> {
  show(queryClient, id, !isFavourite);
  const isUnderWay = wishes.has(id);
  wishes.set(id, !isFavourite);
  if (isUnderWay) return;
  let kept = isFavourite;
  try {
    for (let wish = wishes.get(id); wish !== undefined && wish !== kept; wish = wishes.get(id)) {
      await call<typeof endpoint>("post", "/api/user/telegram/favourites/toggle", {
        telegramProductId: id,
        isFavourite: wish,
      });
      kept = wish;
    }
  } finally {
    wishes.delete(id);
    // Again, as a list that came meanwhile may hold the state before.
    show(queryClient, id, kept);
    void queryClient.invalidateQueries({ queryKey: ["favourites"], refetchType: "none" });
  }
}
