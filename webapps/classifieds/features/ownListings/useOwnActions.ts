import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { OwnListing } from "#contract/ownListings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { paths } from "../links/paths.ts";
import { useOwnListingsText } from "./locales/useOwnListingsText.ts";
import { daysLeft, type OwnAction } from "./ownListing.ts";
import { refreshOwnListings, renewListing, reopenListing, reserveListing } from "./ownListings.ts";

const TOAST_MS = 3000;

interface OwnSheet {
  kind: "menu" | "close" | "share" | "receipt";
  listing: OwnListing;
}

/** The actions of owners with their listings: the sheets, the calls, and the notices about them. */
export function useOwnActions() {
  const { t, language } = useOwnListingsText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [sheet, setSheet] = useState<OwnSheet>();
  const [busyId, setBusyId] = useState<number>();

  async function change({ id, link }: OwnListing, run: () => Promise<{ header: string; message?: string }>) {
    setBusyId(id);
    try {
      const told = await run();
      haptic("success");
      showToast(told, TOAST_MS);
    } catch (error) {
      haptic("error");
      const isOld = error instanceof ApiError && ["conflict", "not_found"].includes(error.code);
      showToast({ header: t("items.notDone"), message: t(isOld ? "items.old" : errorText(error)) });
    }
    // A refusal says that the list here is old, so it is asked for again either way.
    await refreshOwnListings(queryClient, link);
    setBusyId(undefined);
  }

  const calls = {
    renew: async ({ id }: OwnListing) => {
      const { expiresAt } = await renewListing(id);
      const days = daysLeft(expiresAt);
      return { header: t("items.renewed"), message: t("items.daysLeft", { count: days, shown: days }) };
    },
    reserve: async ({ id }: OwnListing) => {
      const { reservedUntil } = await reserveListing(id, true);
      return { header: t("items.reserved", { day: formatDay(reservedUntil ?? "", language) }) };
    },
    release: async ({ id }: OwnListing) => {
      await reserveListing(id, false);
      return { header: t("items.released") };
    },
    reopen: async ({ id }: OwnListing) => {
      const { status } = await reopenListing(id);
      return { header: t(status === "active" ? "items.reopened" : "items.reopenedPending") };
    },
  };

  function act(listing: OwnListing, action: OwnAction) {
    setSheet(undefined);
    if (action === "open") void navigate(paths.product(listing.link));
    else if (action === "edit")
      void navigate(paths.editProduct(listing.link), { state: { from: window.location.pathname } });
    else if (action === "promote") void navigate(paths.promote(listing.id));
    else if (action === "close" || action === "share" || action === "receipt")
      setSheet({ kind: action, listing });
    else void change(listing, () => calls[action](listing));
  }

  return { act, sheet, setSheet, busyId };
}
