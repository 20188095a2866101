import type { Group } from "#contract/groups.ts";
import type { ShareKind } from "#contract/reportKinds.ts";
import { shareBySystem, sharing } from "#webapps/shared/client/recordShare.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { tryLink } from "#webapps/shared/telegram/links.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { placesLeft } from "../groups/groupStage.ts";
import { rupees } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import { inviteLink, whatsAppLink } from "./shareGroup.ts";

/** The ways to pass a group's link on, as the member with the given code. */
export function useShareGroup(group: Group, memberCode: string) {
  const { t, language } = useGroupText();
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram, platform } = getTelegram();
  const { product } = group.purchase;
  const host = { origin: location.origin, language, isTelegram, bot };

  const linkOf = (kind: ShareKind) => inviteLink(memberCode, kind, host);
  const text = t("pass.text", {
    title: titleOf(product, language),
    price: rupees(product.discountedPrice),
    regular: rupees(product.price),
    count: placesLeft(group),
  });
  async function by(kind: ShareKind, run: () => Promise<boolean>) {
    track("create_link", { kind });
    await sharing({ kind, target: "group", value: group.inviteCode }, run);
  }
  return {
    link: linkOf("copy"),
    noteCopy: () => void by("copy", async () => true),
    toTelegram: () => void by("telegram", () => shareInTelegram(platform, linkOf("telegram"), text)),
    toWhatsApp: () => void by("whatsapp", () => tryLink(whatsAppLink(linkOf("whatsapp"), text))),
    // Thinking better of it is an answer, too; the other ways stay.
    bySystem: () => by("system", () => shareBySystem({ text, url: linkOf("system") })),
  };
}
