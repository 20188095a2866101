import type { Group } from "#contract/groups.ts";
import type { ShareKind } from "#contract/reportKinds.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { linkIntoTelegram, spokenIn } from "../arrival/links.ts";
import { placesLeft } from "../groups/groupStage.ts";
import { rupees } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import { useGroupText } from "./locales/useGroupText.ts";

export interface ShareHost {
  /** Scheme and name of the site, `https://bozor.example`. */
  origin: string;
  /** The language of the interface. */
  language: string;
  isTelegram: boolean;
  /** Name of the bot, once it is known. */
  bot: string | undefined;
}

/** Somebody's personal link into their group: an address of the site. */
const webLink = (code: string, { origin, language }: ShareHost) =>
  spokenIn(language, `${origin}/invite/${code}`);

/**
 * The link that is passed on. Whom Telegram brings it to opens the shop inside of Telegram; other ways also reach
 * people who don't have it. A copied link may go anywhere: it is of the kind that the person is in.
 */
export function inviteLink(code: string, kind: ShareKind, host: ShareHost): string {
  const isForTelegram = kind === "telegram" || (kind === "copy" && host.isTelegram);
  return isForTelegram && host.bot ? linkIntoTelegram(host.bot, `invite_${code}`) : webLink(code, host);
}

/** Shares a group, as by the member with the given code. */
export function useShareGroup(group: Group, memberCode: string) {
  const { t, language } = useGroupText();
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const { isTelegram } = getTelegram();
  const { product } = group.purchase;
  const host = { origin: location.origin, language, isTelegram, bot };

  const linkOf = (kind: ShareKind) => inviteLink(memberCode, kind, host);
  const text = t("pass.text", {
    title: titleOf(product, language),
    price: rupees(product.discountedPrice),
    regular: rupees(product.price),
    count: placesLeft(group),
  });
  return { text, linkOf, share: { target: "group", value: group.inviteCode } } as const;
}
