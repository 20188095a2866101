import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram, openLink } from "#webapps/shared/telegram/telegram.ts";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useMenuText } from "../../locales/menu/useMenuText.ts";
import { MESSAGE, referralLink } from "../../logic/shareReferral.ts";
import { recordShare } from "../../queries/recordShare.ts";
import { MenuRow } from "./MenuRow.tsx";
import styles from "./SendSheet.module.css";

interface SendSheetProps {
  what: "share" | "referral";
  onClose: () => void;
}

type Way = "telegram" | "whatsapp" | "copy";

/** Ways to pass one's own link to the shop on. */
export function SendSheet({ what, onClose }: SendSheetProps) {
  const { t } = useMenuText();
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram, platform } = getTelegram();
  const userId = ownerOf(readAccessToken()) ?? 0;
  const target = what === "share" ? "app" : "referral";
  const webLink = referralLink(userId, location.origin);
  const ownLink = isTelegram ? referralLink(userId, location.origin, bot) : webLink;

  const choose = (kind: Way, act: () => unknown) => () => {
    recordShare({ kind, target });
    onClose();
    act();
  };

  return (
    <Overlay title={t(what === "share" ? "send.title" : "send.referral")} onClose={onClose}>
      <p className={styles.words}>{t(what === "share" ? "send.text" : "send.referralText")}</p>
      <p className={styles.link}>{ownLink.replace(/^https?:\/\//, "")}</p>
      <ul className={styles.ways}>
        <MenuRow
          icon="share"
          label={t("send.telegram")}
          onClick={choose("telegram", () =>
            shareInTelegram(platform, referralLink(userId, location.origin, bot), MESSAGE),
          )}
        />
        <MenuRow
          icon="chat"
          label={t("send.whatsapp")}
          onClick={choose("whatsapp", () =>
            openLink(`https://wa.me/?${new URLSearchParams({ text: `${MESSAGE}\n${webLink}` })}`),
          )}
        />
        <MenuRow
          icon="copy"
          label={t("send.copy")}
          onClick={choose("copy", () =>
            copyText(ownLink, { done: t("share.copied"), failed: t("share.notCopied") }),
          )}
        />
      </ul>
    </Overlay>
  );
}
