import { shorten } from "#contract/cutText.ts";
import { muteButton } from "#core/people/mutes/mutePress.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import type { PressData } from "#core/platform/telegram/press.ts";
import { listingName } from "../listings/listingName.ts";
import type { ListingNoticeFacts, ListingNoticeKind } from "./listNoticeFacts.ts";
import { noticePress } from "./noticePress.ts";

type Row = NonNullable<OutgoingMessage["buttons"]>[number];

/** A notice about many listings names this many of them, and offers similar ones of as many. */
const NAMED_MAX = 10;
const SIMILAR_MAX = 3;
/** Letters of a name on a button. */
const LABEL_MAX = 30;

const button = (key: MessageKey, callback: PressData): Row[number] => ({ text: { key }, callback });
const opens = (key: MessageKey, path: string): Row => [{ text: { key }, app: "market", path }];

const muteRow = (kind: ListingNoticeKind): Row => [muteButton(kind)];

const nameOf = (notice: ListingNoticeFacts) => listingName(notice, notice.language);
const withPhoto = ({ photo }: ListingNoticeFacts) => (photo ? { photo } : {});

/** "Still selling?" of one. Owners read what they wrote themselves. */
function askOfOne(notice: ListingNoticeFacts): OutgoingMessage {
  const { listingId, link, name, day, isPromoted, language } = notice;
  const values = {
    name,
    price: priceText(notice, language),
    days: day ?? 0,
    isPromoted: isPromoted ? 1 : 0,
  };
  return {
    text: { key: "notice-still-selling", values },
    ...withPhoto(notice),
    buttons: [
      [
        button("button-still-selling", noticePress.selling.pack(listingId)),
        button("button-sold", noticePress.sold.pack(listingId)),
      ],
      opens("button-change-price", `/editProduct/${encodeURIComponent(link)}`),
      muteRow("StillSelling"),
    ],
  };
}

const askOfMany = (notices: readonly ListingNoticeFacts[]): OutgoingMessage => ({
  text: { key: "notice-still-selling-many", values: listed(notices.map(({ name }) => name)) },
  buttons: [opens("button-my-listings", "/items"), muteRow("StillSelling")],
});

/** Names one below the other, with how many more there are. */
function listed(names: readonly string[]) {
  const shown = names.slice(0, NAMED_MAX).map((name) => `• ${name}`);
  return { count: names.length, names: shown.join("\n"), more: Math.max(0, names.length - NAMED_MAX) };
}

function tellPrice(notice: ListingNoticeFacts): OutgoingMessage {
  const { listingId, link, language, knownPrice, knownCurrency, currency } = notice;
  const known = { price: knownPrice ?? 0, currency: knownCurrency ?? currency };
  const values = {
    name: nameOf(notice),
    before: priceText(known, language),
    now: priceText(notice, language),
  };
  return {
    text: { key: "notice-price-drop", values },
    ...withPhoto(notice),
    buttons: [
      [{ text: { key: "button-listing" }, app: "market", startParam: `product_${link}` }],
      [button("button-hush-listing", noticePress.hush.pack(listingId))],
      muteRow("PriceDrop"),
    ],
  };
}

/** Similar ones stand below the page of a listing; that of one which was taken down nobody may open. */
function similarRow(notice: ListingNoticeFacts, key: MessageKey): Row {
  const { status, categoryId, link } = notice;
  const name = nameOf(notice);
  const label = shorten(name, LABEL_MAX);
  const text = { key, values: { name: label } };
  return status === "removed"
    ? [{ text, app: "market", path: `/search?categoryId=${categoryId}` }]
    : [{ text, app: "market", startParam: `product_${link}` }];
}

function tellGone(notices: readonly ListingNoticeFacts[]): OutgoingMessage {
  const [only] = notices;
  if (only && notices.length === 1) {
    return {
      text: { key: "notice-gone", values: { name: nameOf(only) } },
      ...withPhoto(only),
      buttons: [similarRow(only, "button-similar"), muteRow("ListingGone")],
    };
  }
  return {
    text: { key: "notice-gone-many", values: listed(notices.map(nameOf)) },
    buttons: [
      ...notices.slice(0, SIMILAR_MAX).map((notice) => similarRow(notice, "button-similar-to")),
      opens("button-favourites", "/favourites"),
      muteRow("ListingGone"),
    ],
  };
}

/** Says notices of one kind to one person in one message, with what to do about it, and quietly how to hear no more of it. */
export function writeListingNotices(
  kind: ListingNoticeKind,
  notices: readonly ListingNoticeFacts[],
): OutgoingMessage {
  const [first] = notices;
  if (!first) throw new Error("There is nothing to tell");
  if (kind === "PriceDrop") return tellPrice(first);
  if (kind === "ListingGone") return tellGone(notices);
  return notices.length > 1 ? askOfMany(notices) : askOfOne(first);
}
