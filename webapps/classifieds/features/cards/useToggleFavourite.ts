import { useQueryClient } from "@tanstack/react-query";
import type { ListingCard } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../../locales/useText.ts";
import { configsQuery } from "../configs/configs.ts";
import { wayIn } from "../guests/wayIn.ts";
import { toggleFavourite } from "./cards.ts";

const TOAST_MS = 5000;
/** Read and decided upon. */
const GUEST_MS = 10_000;

/** Keeps a listing or lets it go and says what went wrong; true when the server did it. */
export function useToggleFavourite() {
  const { t } = useText();
  const queryClient = useQueryClient();

  /** Tells a guest where one is known, with the way back to this very listing. */
  async function leadIn(link: string) {
    const bot = (await queryClient.ensureQueryData(configsQuery).catch(() => undefined))?.text(
      "BOT_USERNAME",
    );
    const { title, hint, label, open } = wayIn(bot, `product_${link}`);
    const action = open && { label: t(label), onAct: open };
    showToast(
      { header: t(title), message: t(hint, { thing: t("guest.to.favourites") }), ...(action && { action }) },
      GUEST_MS,
    );
  }

  return async (listing: Pick<ListingCard, "id" | "link" | "isFavourite">): Promise<boolean> => {
    const { status, failure } = useSession.getState();
    // One whose sign-in failed for a moment signs in by the call.
    if (status === "guest" && failure === undefined) {
      await leadIn(listing.link);
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
