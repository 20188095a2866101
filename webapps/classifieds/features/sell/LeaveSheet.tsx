import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { useSellText } from "./locales/useSellText.ts";

interface LeaveSheetProps {
  isPublishing: boolean;
  /** Whether what is written will be found again. */
  isKept: boolean;
  isFilled: boolean;
  /** Whether there are photos that aren't uploaded. */
  hasPendingPhotos: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Explains what it means to leave a new listing's form just now. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { isPublishing, isKept, isFilled, hasPendingPhotos, onLeave, onStay } = props;
  const { t } = useSellText();
  const answers = {
    confirm: t("sell.leave"),
    other: t("sell.stay"),
    onConfirm: onLeave,
    onClose: onStay,
  };
  if (isPublishing) {
    return (
      <ConfirmSheet {...answers} title={t("sell.postingTitle")}>
        {t("sell.postingHint")}
      </ConfirmSheet>
    );
  }
  if (isKept) {
    return (
      <ConfirmSheet {...answers} title={t("sell.draftSaved")}>
        {t("sell.draftSavedHint")} {hasPendingPhotos && t("sell.draftUploading")}
      </ConfirmSheet>
    );
  }
  return (
    <ConfirmSheet {...answers} title={t("sell.unsaved")} look="danger">
      {t(isFilled ? "sell.draftGone" : "sell.photosLost")}
    </ConfirmSheet>
  );
}
