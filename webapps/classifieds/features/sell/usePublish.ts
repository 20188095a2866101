import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ListingInput } from "#contract/listingInput.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { track } from "#webapps/shared/client/track.ts";
import { own } from "#webapps/shared/storage/own.ts";
import { requestWriteAccess } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { paths } from "../links/paths.ts";
import { refreshOwnListings } from "../ownListings/ownListings.ts";
import { createListing, useIsHere, useOnce } from "../ownListings/saveListing.ts";
import { draftIntention, setDraftAside } from "./draft.ts";
import { useSellText } from "./locales/useSellText.ts";

const KEY = "write-access-asked";

/** Asks once whether the bot may write, so that it can tell what becomes of a listing; a refusal is respected. */
function askToWrite() {
  if (own.get(KEY)) return;
  own.set(KEY, "true");
  void requestWriteAccess();
}

const TOAST_MS = 6000;

/**
 * Posts what the form holds and goes to the new listing's page; left meanwhile, it goes on and a notice tells what
 * came of it. The draft is put aside until then.
 */
export function usePublish(release: () => Promise<void>) {
  const { t } = useSellText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const once = useOnce<ListingInput>(draftIntention);
  const isHere = useIsHere();
  const [isPublishing, setPublishing] = useState(false);

  async function post(input: ListingInput): Promise<string> {
    const aside = setDraftAside();
    setPublishing(true);
    try {
      const { link } = await once(input, createListing);
      aside.forget();
      return link;
    } catch (error) {
      aside.giveBack();
      setPublishing(false);
      track("create_failed", { code: error instanceof ApiError ? error.code : "unexpected" });
      if (!isHere.current) showToast({ header: t("sell.notPublished"), message: t("sell.draftBack") });
      throw error;
    }
  }

  async function publish(input: ListingInput) {
    const link = await post(input);
    track("create", { link, categoryId: input.categoryId, photos: input.photos.length });
    void refreshOwnListings(queryClient);
    if (isHere.current) {
      await release();
      await navigate(paths.product(link), { replace: true });
    }
    showToast({ header: t("sell.published"), message: t("sell.publishedHint") }, TOAST_MS);
    askToWrite();
  }

  return { publish, isPublishing };
}
