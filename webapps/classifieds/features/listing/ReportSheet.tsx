import type { Listing } from "#contract/listings.ts";
import { type ReportReason, reportReasons } from "#contract/reasons.ts";
import { track } from "#webapps/shared/client/track.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { ReasonSheet } from "../ui/ReasonSheet.tsx";
import { reportListing } from "./listings.ts";
import { useListingText } from "./locales/useListingText.ts";

const TOAST_MS = 5000;

/** The sheet that tells the moderators what is wrong with a listing. */
export function ReportSheet({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const { t } = useListingText();

  async function handleSubmit(reason: ReportReason, note: string) {
    await reportListing(listing.id, reason, note);
    track("report", { link: listing.link, reason });
    onClose();
    showToast({ header: t("report.thanks"), message: t("report.thanksHint") }, TOAST_MS);
  }

  return (
    <ReasonSheet
      title={t("report.title")}
      hint={t("report.hint")}
      reasons={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
      noteLabel={t("report.note")}
      submitLabel={t("report.send")}
      failedLabel={t("report.failed")}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
