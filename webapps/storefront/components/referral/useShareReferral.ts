import { recordShare } from "#webapps/shared/client/recordShare.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram, openLink } from "#webapps/shared/telegram/telegram.ts";
import { type ShareKind, whatsAppLink } from "../../logic/shareGroup.ts";
import { MESSAGE, referralLink } from "../../logic/shareReferral.ts";

/** The ways to pass one's own link to the shop on. */
export function useShareReferral() {
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram, platform } = getTelegram();
  const userId = ownerOf(readAccessToken()) ?? 0;
  const webLink = referralLink(userId, location.origin);
  const botLink = referralLink(userId, location.origin, bot);
  function note(kind: ShareKind) {
    track("create_link", { kind });
    recordShare({ kind, target: "referral" });
  }
  return {
    link: isTelegram ? botLink : webLink,
    noteCopy: () => note("copy"),
    toTelegram() {
      note("telegram");
      shareInTelegram(platform, botLink, MESSAGE);
    },
    toWhatsApp() {
      note("whatsapp");
      openLink(whatsAppLink(webLink, MESSAGE));
    },
    async bySystem() {
      note("system");
      // Thinking better of it is an answer, too; the other ways stay.
      await navigator.share({ text: MESSAGE, url: webLink }).catch(() => undefined);
    },
  };
}
