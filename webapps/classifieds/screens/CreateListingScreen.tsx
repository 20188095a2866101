import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Draft } from "#contract/drafts.ts";
import type { ListingInput } from "#contract/ownListings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { GuestCard } from "../components/GuestCard.tsx";
import { FormHeader } from "../components/sell/FormHeader.tsx";
import { FormSkeleton } from "../components/sell/FormSkeleton.tsx";
import { ListingForm } from "../components/sell/ListingForm.tsx";
import { Note } from "../components/sell/Note.tsx";
import { useLeaveGuard } from "../components/sell/useLeaveGuard.ts";
import { useSellText } from "../locales/sell/useSellText.ts";
import { emptyListing, fromDraft, type ListingValues, toDraft } from "../logic/listingForm.ts";
import { paths } from "../logic/paths.ts";
import { refreshOwnListings } from "../queries/refreshOwnListings.ts";
import { createListing, useOnce } from "../queries/saveListing.ts";
import { useCapital } from "../queries/useCapital.ts";
import { deleteDraft, flushDraft, keepDraft, useDraft, useHasDraft } from "../stores/draft.ts";
import { askToWrite } from "../stores/writeAccess.ts";

const TOAST_MS = 6000;
/** So much of a draft's name tells which one it is. */
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

/** Whether the page is still the one on the screen; an answer may come after it was left. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Posts what the form holds and goes to the new listing's page. */
function usePublish(release: () => Promise<void>) {
  const { t } = useSellText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const once = useOnce<ListingInput>();
  const isHere = useIsHere();

  return async (input: ListingInput) => {
    try {
      const { link } = await once(input, createListing);
      track("create", { link, categoryId: input.categoryId, photos: input.photos.length });
      void deleteDraft();
      void refreshOwnListings(queryClient);
      if (isHere.current) {
        await release();
        await navigate(paths.product(link), { replace: true });
      }
      showToast({ header: t("sell.published"), message: t("sell.publishedHint") }, TOAST_MS);
      askToWrite();
    } catch (error) {
      track("create_failed", { code: error instanceof ApiError ? error.code : "unexpected" });
      throw error;
    }
  };
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
      {name && (
        <p>
          {t("sell.draftNamed", { name: name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name })}
        </p>
      )}
      {t("sell.draftFoundHint")}
    </ConfirmSheet>
  );
}

function NewListing({ draft, empty }: Beginning) {
  const { t } = useSellText();
  const [query] = useSearchParams();
  const [found, setFound] = useState(draft);
  // Somebody who chose to continue among their own listings isn't asked again.
  const isChosen = Boolean((useLocation().state as { continuesDraft?: boolean } | null)?.continuesDraft);
  const [isAsked, setAsked] = useState(draft === undefined || isChosen);
  const [isUploading, setUploading] = useState(false);
  const guard = useLeaveGuard(useHasDraft(), paths.items);
  const publish = usePublish(guard.release);
  const isPromoted = query.has("withPromotionBadge") && query.get("withPromotionBadge") !== "false";
  useFlushedDraft();

  function handleDelete() {
    void deleteDraft();
    setFound(undefined);
    setAsked(true);
  }

  return (
    <>
      <ListingForm
        // Without the draft everything begins anew.
        key={found ? "draft" : "new"}
        initial={found ? fromDraft(found, empty) : empty}
        isTopOnModerate={isPromoted}
        note={isPromoted && <Note icon="up" tone="promotion" title={t("sell.promotion")} />}
        submitLabel={t("sell.publish")}
        sendingLabel={t("sell.publishing")}
        failedLabel={t("sell.notPublished")}
        onChange={(values) => keepDraft(toDraft(values))}
        onUploading={setUploading}
        onSubmit={publish}
      />
      {found && !isAsked && (
        <DraftSheet draft={found} onDelete={handleDelete} onClose={() => setAsked(true)} />
      )}
      {guard.isAsking && (
        <ConfirmSheet
          title={t("sell.draftSaved")}
          confirm={t("sell.leave")}
          other={t("sell.stay")}
          onConfirm={guard.leave}
          onClose={guard.stay}
        >
          {t("sell.draftSavedHint")} {isUploading && t("sell.draftUploading")}
        </ConfirmSheet>
      )}
    </>
  );
}

interface Beginning {
  draft: Draft | undefined;
  empty: ListingValues;
}

/** Waits for all that the form begins with: the seller's number, the capital and an earlier draft. */
function Preparation({ onReady }: { onReady: (beginning: Beginning) => void }) {
  const { draft, isSettled } = useDraft();
  const me = useMe();
  const capital = useCapital(true);
  const isReady = isSettled && !me.isPending && !capital.isPending;

  useEffect(() => {
    if (!isReady) return;
    const point = { lon: capital.data?.longitude ?? null, lat: capital.data?.latitude ?? null };
    onReady({ draft, empty: { ...emptyListing(me.data?.phoneNumber ?? null), ...point } });
  });
  return <FormSkeleton />;
}

/** A new listing: one form, kept as a draft at every change. */
export function CreateListingScreen() {
  const { t } = useSellText();
  const isGuest = useSession(({ status }) => status === "guest");
  const [beginning, setBeginning] = useState<Beginning>();
  return (
    <Page title={t("sell.title")} home={paths.items} look="grouped">
      <FormHeader title={t("sell.title")} home={paths.items} />
      {isGuest && <GuestCard />}
      {!isGuest && (beginning ? <NewListing {...beginning} /> : <Preparation onReady={setBeginning} />)}
    </Page>
  );
}
