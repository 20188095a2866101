import { track } from "#webapps/shared/client/track.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionSheet } from "#webapps/shared/ui/ActionSheet.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../locales/useText.ts";

const TOAST_MS = 3000;

/** Ways to pass a listing on. */
export function ShareSheet({ link, text, onClose }: { link: string; text: string; onClose: () => void }) {
  const { t } = useText();

  function handleTelegram() {
    track("share", { type: "telegram" });
    shareInTelegram(getTelegram().platform, link, text);
    onClose();
  }

  async function handleCopy() {
    track("share", { type: "copy" });
    try {
      await navigator.clipboard.writeText(link);
      haptic("success");
      showToast({ header: t("listing.copied") }, TOAST_MS);
    } catch {
      // The clipboard is closed to this frame: the link itself can still be copied by hand.
      showToast({ header: t("listing.notCopied"), message: link });
    }
    onClose();
  }

  const actions = [
    { key: "telegram", icon: "share", label: t("listing.shareTelegram"), onChoose: handleTelegram },
    { key: "copy", icon: "copy", label: t("listing.copyLink"), onChoose: () => void handleCopy() },
  ] as const;
  return <ActionSheet title={t("listing.share")} actions={actions} onClose={onClose} />;
}
