import type { EditableListing } from "#contract/ownListings.ts";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { useSellText } from "./locales/useSellText.ts";

/** Why a moderator refused, and what to do about it. */
function RefusalNote({ listing, title }: { listing: EditableListing; title: string }) {
  const { t } = useSellText();
  const { t: tItems } = useOwnListingsText();
  const { rejectReason, rejectNote } = listing;
  return (
    <Note icon="warning" tone="danger" title={title}>
      {rejectReason && (
        <>
          {tItems(`reason.${rejectReason}`)}
          <br />
        </>
      )}
      {rejectNote && (
        <>
          {t("sell.note.moderator", { note: rejectNote })}
          <br />
        </>
      )}
      {t("sell.note.fix")}
    </Note>
  );
}

/** Explains the listing's state to the person who changes it now. */
export function EditNote({ listing }: { listing: EditableListing }) {
  const { t } = useSellText();
  const { status, revisionStatus } = listing;
  if (status === "rejected") return <RefusalNote listing={listing} title={t("sell.note.rejected")} />;
  if (revisionStatus === "rejected") {
    return <RefusalNote listing={listing} title={t("sell.note.revisionRejected")} />;
  }
  if (revisionStatus === "pending") return <Note icon="clock">{t("sell.note.revision")}</Note>;
  if (status === "pending") return <Note icon="clock">{t("sell.note.pending")}</Note>;
  return status === "active" ? <Note icon="info">{t("sell.note.active")}</Note> : null;
}
