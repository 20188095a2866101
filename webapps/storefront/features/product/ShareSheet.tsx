import type { ProductCard } from "#contract/products.ts";
import { type Share, shareBySystem, sharing } from "#webapps/shared/client/recordShare.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { tryLink } from "#webapps/shared/telegram/links.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ActionSheet, type SheetAction } from "#webapps/shared/ui/ActionSheet.tsx";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { paths } from "../../paths.ts";
import { linkIntoTelegram, spokenIn, whatsAppLink } from "../arrival/links.ts";
import { rupees } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import { useProductText } from "./locales/useProductText.ts";

interface Whence {
  /** Scheme and name of the site. */
  host: string;
  /** The language of the interface. */
  language: string;
  /** The bot's name, where the link is to open the shop in Telegram. */
  bot?: string | undefined;
}

/** The address a product is passed on by: in Telegram, where the bot is known, one that opens it in the shop there. */
export function productLink(link: string, { host, language, bot }: Whence): string {
  return bot ? linkIntoTelegram(bot, `product_${link}`) : spokenIn(language, host + paths.product(link));
}

/** Ways to pass a product on. */
export function ShareSheet({ product, onClose }: { product: ProductCard; onClose: () => void }) {
  const { t, language } = useProductText();
  const { isTelegram, platform } = getTelegram();
  const bot = useTextConfigs().data?.BOT_USERNAME;
  const link = productLink(product.link, {
    host: location.origin,
    language,
    bot: isTelegram ? bot : undefined,
  });
  const words = t("product.shareWords", {
    title: titleOf(product, language),
    price: rupees(product.discountedPrice),
    alone: rupees(product.price),
  });

  const by = (kind: Share["kind"], run: () => Promise<boolean>) => () => {
    void sharing({ kind, target: "product", value: product.link }, run);
    onClose();
  };
  const telegram: SheetAction = {
    key: "telegram",
    icon: "share",
    label: t("product.shareTelegram"),
    onChoose: by("telegram", () => shareInTelegram(platform, link, words)),
  };
  const whatsapp: SheetAction = {
    key: "whatsapp",
    icon: "chat",
    label: t("product.shareWhatsapp"),
    onChoose: by("whatsapp", () => tryLink(whatsAppLink(link, words))),
  };
  const copy: SheetAction = {
    key: "copy",
    icon: "copy",
    label: t("product.copyLink"),
    onChoose: by("copy", () => copyText(link, { done: t("share.copied"), failed: t("share.notCopied") })),
  };
  const other: SheetAction = {
    key: "other",
    icon: "more",
    label: t("product.shareOther"),
    onChoose: by("system", () => shareBySystem({ text: words, url: link })),
  };
  const canAsk = !isTelegram && typeof navigator.share === "function";
  return (
    <ActionSheet
      title={t("product.share")}
      actions={[
        ...(isTelegram ? [telegram, whatsapp] : [whatsapp, telegram]),
        copy,
        ...(canAsk ? [other] : []),
      ]}
      onClose={onClose}
    />
  );
}
