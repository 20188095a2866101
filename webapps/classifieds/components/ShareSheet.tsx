import { track } from "#webapps/shared/client/track.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../locales/useText.ts";
import styles from "./ShareSheet.module.css";

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

  return (
    <Overlay title={t("listing.share")} onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <button type="button" onClick={handleTelegram}>
            <Icon name="share" />
            {t("listing.shareTelegram")}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void handleCopy()}>
            <Icon name="copy" />
            {t("listing.copyLink")}
          </button>
        </li>
      </ul>
    </Overlay>
  );
}
