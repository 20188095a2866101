import type { InlineQueryResultArticle } from "grammy/types";
import { shorten } from "#contract/cutText.ts";
import type { Language } from "#contract/languages.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import type { Offer } from "#core/desk/inline/listInlineOffers.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { type KeyWith, type Phrase, translate, translatePhrase } from "#core/platform/i18n/translate.ts";
import { fetchablePhoto } from "#core/platform/images/fetchablePhoto.ts";
import { escapePhrase } from "#core/platform/telegram/escapeHtml.ts";

/** The letters of a title that fit into a line of the list. */
const TITLE_MAX = 80;

interface Words {
  /** Below the title in the list. */
  description: string;
  /** The message that a press sends. */
  said: Phrase;
  button: KeyWith;
}

function wordsOf(offer: Offer, language: Language): Words {
  if (offer.market === "market") {
    const price = priceText(offer, language);
    const { title: name, place } = offer;
    return {
      description: `${price}\n${place}`,
      said: { key: "listing-card", values: { name, place, price } },
      button: "button-listing",
    };
  }
  const values = {
    title: offer.title,
    together: rupeeText(offer.discountedPrice),
    alone: rupeeText(offer.price),
    percent: discountPercent(offer),
  };
  const description = translate(language, "inline-product-line", values);
  return { description, said: { key: "inline-product", values }, button: "button-product" };
}

/** The id of an offer among results, and back. */
const resultId = ({ market, id }: Pick<Offer, "market" | "id">): string => `${market}:${id}`;
export const marketOf = (id: string): Offer["market"] => (id.startsWith("shop:") ? "shop" : "market");

/** An offer as a line of results; pressed, it becomes a message with its photo and a button that opens it. */
export function inlineCard(offer: Offer, language: Language, botUsername: string): InlineQueryResultArticle {
  const { description, said, button } = wordsOf(offer, language);
  const photo = offer.photo ? fetchablePhoto(offer.photo) : undefined;
  const url = `https://t.me/${botUsername}/${offer.market}?startapp=product_${offer.link}`;
  return {
    type: "article",
    id: resultId(offer),
    title: shorten(offer.title, TITLE_MAX),
    description,
    ...(photo && { thumbnail_url: photo }),
    input_message_content: {
      message_text: translatePhrase(language, escapePhrase(said)),
      parse_mode: "HTML",
      link_preview_options: photo
        ? { url: photo, prefer_large_media: true, show_above_text: true }
        : { is_disabled: true },
    },
    reply_markup: { inline_keyboard: [[{ text: translate(language, button), url }]] },
  };
}
