import { useQueryClient } from "@tanstack/react-query";
import type { ListingCard } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../locales/useText.ts";
import { toggleFavourite } from "../queries/toggleFavourite.ts";

const TOAST_MS = 5000;

/** Keeps a listing or lets it go and says what went wrong; true when the server did it. */
export function useToggleFavourite() {
  const { t } = useText();
  const queryClient = useQueryClient();
  return async (listing: Pick<ListingCard, "id" | "link" | "isFavourite">): Promise<boolean> => {
    const { status, failure } = useSession.getState();
    // One whose sign-in failed for a moment signs in by the call.
    if (status === "guest" && failure === undefined) {
      const { isTelegram } = getTelegram();
      const header = t(isTelegram ? "guest.stale" : "guest.title");
      showToast({ header, message: t(isTelegram ? "guest.staleHint" : "guest.hint") }, TOAST_MS);
      return false;
    }
    haptic("press");
    track("favourite", { link: listing.link, isFavourite: !listing.isFavourite });
    try {
      await toggleFavourite(queryClient, listing);
      return true;
    } catch (error) {
      haptic("error");
      showToast({ header: t("error.title"), message: t(errorText(error)) }, TOAST_MS);
      return false;
    }
  };
}
