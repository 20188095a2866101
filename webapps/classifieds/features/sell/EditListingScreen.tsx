import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import type { ListingChange, ListingInput } from "#contract/listingInput.ts";
import type { EditableListing } from "#contract/ownListings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { confirmClosing } from "#webapps/shared/telegram/telegram.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { refreshOwnListings, useOwnListing } from "../ownListings/ownListings.ts";
import { updateListing, useOnce } from "../ownListings/saveListing.ts";
import { FormHeader } from "../ui/FormHeader.tsx";
import { EditNote } from "./EditNote.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { ListingForm } from "./ListingForm.tsx";
import { listingChange, toListingBody, toListingValues } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { useConfirmClosing, useLeaveGuard } from "./useLeaveGuard.ts";

const TOAST_MS = 6000;
/** The fields of an approved listing whose changes a moderator looks at first. */
const MODERATED = ["name", "description", "photos", "categoryId"] as const;

type Saved = Awaited<ReturnType<typeof updateListing>>;

/** Tells the outcome of the change in a notice. */
function useSavedNotice(before: EditableListing) {
  const { t } = useSellText();
  return ({ status, hasRevision }: Saved, change: ListingChange) => {
    const isForModerator = MODERATED.some((field) => field in change);
    if (hasRevision && isForModerator)
      return { header: t("sell.savedRevision"), message: t("sell.savedRevisionHint") };
    const isSentAgain = status === "pending" && before.status !== "pending";
    if (isSentAgain) return { header: t("sell.savedPending"), message: t("sell.publishedHint") };
    return { header: t("sell.saved") };
  };
}

/** Sends what changed, if anything, and goes to the listing's page. */
function useSave(listing: EditableListing, release: () => Promise<void>) {
  const navigate = useNavigate();
  const { state }: { state: { from?: string } | null } = useLocation();
  const queryClient = useQueryClient();
  const once = useOnce<ListingChange>();
  const noticeOf = useSavedNotice(listing);
  const { link, status } = listing;
  const before = toListingBody(toListingValues(listing));

  return async (input: ListingInput) => {
    const change = listingChange(before, input);
    // A refused listing goes back to the moderator even as it is.
    const isNeeded = Object.keys(change).length > 0 || status === "rejected";
    const saved = isNeeded && (await once(change, (body, key) => updateListing(link, body, key)));
    if (saved) {
      track("edit", { link, fields: Object.keys(change).join(",") });
      void refreshOwnListings(queryClient, link);
    }
    confirmClosing(false);
    await release();
    // Back to the page it was opened from, rather than to a second one of the same.
    if (state?.from === paths.product(link)) await navigate(-1);
    else await navigate(paths.product(link), { replace: true });
    if (saved) showToast(noticeOf(saved, change), TOAST_MS);
  };
}

function EditedListing({ listing }: { listing: EditableListing }) {
  const { t } = useSellText();
  const [isDirty, setDirty] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isChanged = isDirty || isUploading;
  const guard = useLeaveGuard(isChanged, paths.items);
  const save = useSave(listing, guard.release);
  const isRefused = listing.status === "rejected";

  useConfirmClosing(isChanged);

  return (
    <>
      <ListingForm
        initial={toListingValues(listing)}
        note={<EditNote listing={listing} />}
        submitLabel={t(isRefused ? "sell.resubmit" : "sell.save")}
        sendingLabel={t("sell.saving")}
        failedLabel={t("sell.notSaved")}
        onChange={(_, isDifferent) => setDirty(isDifferent)}
        onUploading={setUploading}
        onSubmit={save}
      />
      {guard.isAsking && (
        <ConfirmSheet
          title={t("sell.unsaved")}
          confirm={t("sell.leave")}
          other={t("sell.stay")}
          look="danger"
          onConfirm={guard.leave}
          onClose={guard.stay}
        >
          {t("sell.unsavedHint")}
        </ConfirmSheet>
      )}
    </>
  );
}

/** One's own listing in its form; whatever keeps it from opening leads to the list of one's own. */
export function EditListingScreen() {
  const { t } = useSellText();
  const { link = "" } = useParams();
  const isGuest = useSession(({ status }) => status === "guest");
  const { data, isError } = useOwnListing(link);

  if (isError && !data) return <Navigate to={paths.items} replace />;
  return (
    <Page title={t("sell.editTitle")} home={paths.items} look="grouped">
      <FormHeader title={t("sell.editTitle")} home={paths.items} />
      {isGuest && <GuestCard to="edit" />}
      {!isGuest && !data && <FormSkeleton />}
      {data && <EditedListing key={data.id} listing={data} />}
    </Page>
  );
}
