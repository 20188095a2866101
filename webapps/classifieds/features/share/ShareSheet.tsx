import { sharing } from "#webapps/shared/client/recordShare.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { canShareMessage, shareInTelegram, shareMessage } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ActionSheet, type SheetAction } from "#webapps/shared/ui/ActionSheet.tsx";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useShareText } from "./locales/useShareText.ts";
import { prepareShare } from "./prepareShare.ts";

const TOAST_MS = 5000;

interface ShareSheetProps {
  /** The listing's id, where a message with its picture can be prepared. */
  id?: number;
  /** The listing's own link, by which the share is counted. */
  listing: string;
  link: string;
  text: string;
  onClose: () => void;
}

/** Ways to pass a listing on. */
export function ShareSheet({ id, listing, link, text, onClose }: ShareSheetProps) {
  const { t } = useShareText();
  const isSignedIn = useSession(({ status }) => status === "signed-in");

  function choosing(type: "message" | "telegram" | "copy", run: () => Promise<boolean>) {
    return () => {
      track("share", { type });
      // A card is sent on in the messenger, too.
      const kind = type === "copy" ? "copy" : "telegram";
      void sharing({ app: "classifieds", kind, target: "listing", value: listing }, run);
      onClose();
    };
  }

  async function sendCard(listingId: number) {
    try {
      const { preparedMessageId } = await prepareShare(listingId);
      return await shareMessage(preparedMessageId);
    } catch {
      showToast({ header: t("share.cardFailed"), message: t("share.cardFailedHint") }, TOAST_MS);
      return false;
    }
  }

  const actions: SheetAction[] = [
    {
      key: "telegram",
      icon: "share",
      label: t("listing.shareTelegram"),
      onChoose: choosing("telegram", () => shareInTelegram(getTelegram().platform, link, text)),
    },
    {
      key: "copy",
      icon: "copy",
      label: t("listing.copyLink"),
      onChoose: choosing("copy", () =>
        copyText(link, { done: t("listing.copied"), failed: t("listing.notCopied") }),
      ),
    },
  ];
  if (id !== undefined && isSignedIn && canShareMessage()) {
    actions.unshift({
      key: "card",
      icon: "image",
      label: t("share.card"),
      onChoose: choosing("message", () => sendCard(id)),
    });
  }
  return <ActionSheet title={t("listing.share")} actions={actions} onClose={onClose} />;
}
