import { memo, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { shorten } from "#contract/cutText.ts";
import type { Draft } from "#contract/drafts.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { usePaidFeatures } from "../configs/configs.ts";
import { CONTINUES_DRAFT } from "../links/deepLink.ts";
import { paths } from "../links/paths.ts";
import { isDraftFilled } from "../ownListings/draft.ts";
import { useCapital } from "../places/usePlace.ts";
import { deleteDraft, flushDraft, keepDraft, useDraft, useHasDraft } from "./draft.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { LeaveSheet } from "./LeaveSheet.tsx";
import { ListingForm } from "./ListingForm.tsx";
import { emptyListing, fromDraft, type ListingValues, toDraft } from "./listingForm.ts";
import { useSellText } from "./locales/useSellText.ts";
import { useConfirmClosing, useLeaveGuard } from "./useLeaveGuard.ts";
import { usePublish } from "./usePublish.ts";

/** The most characters of a draft's name that are shown: enough to tell which draft it is. */
const NAME_SHOWN = 60;

/** The last words of a draft reach the server when the form is left or the app is put aside. */
function useFlushedDraft() {
  useEffect(() => {
    const handleHide = () => document.visibilityState === "hidden" && void flushDraft();
    document.addEventListener("visibilitychange", handleHide);
    return () => {
      document.removeEventListener("visibilitychange", handleHide);
      void flushDraft();
    };
  }, []);
}

/** Continue with the draft that was found, or delete it. */
function DraftSheet({
  draft,
  onDelete,
  onClose,
}: {
  draft: Draft;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useSellText();
  const name = draft.name.trim();
  return (
    <ConfirmSheet
      title={t("sell.draftFound")}
      confirm={t("sell.draftContinue")}
      other={t("sell.draftDelete")}
      onConfirm={onClose}
      onOther={onDelete}
      onClose={onClose}
    >
      {name && <p>{t("sell.draftNamed", { name: shorten(name, NAME_SHOWN) })}</p>}
      {t("sell.draftFoundHint")}
    </ConfirmSheet>
  );
}

/** The draft that was found, and what is decided about it. */
function useFoundDraft(draft: Draft | undefined) {
  const [found, setFound] = useState(draft);
  // Somebody who chose to continue, among their own listings or in the bot, isn't asked again.
  const { state, search } = useLocation() as { state: { continuesDraft?: boolean } | null; search: string };
  const isChosen = state?.continuesDraft === true || new URLSearchParams(search).has(CONTINUES_DRAFT);
  const [isAsked, setAsked] = useState(draft === undefined || isChosen);
  function drop() {
    void deleteDraft();
    setFound(undefined);
    setAsked(true);
  }
  return { found, isAsked, goOn: () => setAsked(true), drop };
}

const BegunListing = memo(function BegunListing({ draft, empty }: Beginning) {
  const { t } = useSellText();
  const [query] = useSearchParams();
  const { found, isAsked, goOn, drop } = useFoundDraft(draft);
  const [isUploading, setUploading] = useState(false);
  const [isFilled, setFilled] = useState(draft !== undefined);
  const isKept = useHasDraft();
  const guard = useLeaveGuard(isFilled || isUploading, paths.items);
  const { publish, isPublishing } = usePublish(guard.release);
  const isOffered = usePaidFeatures();
  const isPromoted =
    isOffered && query.has("withPromotionBadge") && query.get("withPromotionBadge") !== "false";
  useFlushedDraft();
  useConfirmClosing(isUploading || isPublishing);

  function handleChange(values: ListingValues) {
    const changed = toDraft(values);
    keepDraft(changed);
    setFilled(isDraftFilled(changed));
  }

  function handleDelete() {
    drop();
    setFilled(false);
  }

  return (
    <>
      <ListingForm
        // Without the draft the form begins again, empty.
        key={found ? "draft" : "new"}
        initial={found ? fromDraft(found, empty) : empty}
        isResumed={found !== undefined}
        isTopOnModerate={isPromoted}
        note={isPromoted && <Note icon="up" tone="promotion" title={t("sell.promotion")} />}
        submitLabel={t("sell.publish")}
        sendingLabel={t("sell.publishing")}
        failedLabel={t("sell.notPublished")}
        onChange={handleChange}
        onUploading={setUploading}
        onSubmit={publish}
      />
      {found && !isAsked && <DraftSheet draft={found} onDelete={handleDelete} onClose={goOn} />}
      {guard.isAsking && (
        <LeaveSheet
          {...{ isPublishing, isFilled }}
          isKept={isFilled && isKept}
          hasPendingPhotos={isUploading}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      )}
    </>
  );
});

interface Beginning {
  draft: Draft | undefined;
  empty: ListingValues;
}

/** All that the form begins with: the seller's number, the capital and an earlier draft; undefined until it is there. */
function useBeginning(): Beginning | undefined {
  const [beginning, setBeginning] = useState<Beginning>();
  const { draft, isSettled } = useDraft();
  const me = useMe();
  const capital = useCapital(true);
  if (beginning || !isSettled || me.isPending || capital.isPending) return beginning;
  const point = { lon: capital.data?.longitude ?? null, lat: capital.data?.latitude ?? null };
  const begun = { draft, empty: { ...emptyListing(me.data?.phoneNumber ?? null), ...point } };
  // Later changes, above all those of the draft, don't change how the form began.
  setBeginning(begun);
  return begun;
}

/** A new listing of somebody signed in: one form, kept as a draft at every change. */
export function NewListing() {
  const beginning = useBeginning();
  return beginning ? <BegunListing {...beginning} /> : <FormSkeleton />;
}
