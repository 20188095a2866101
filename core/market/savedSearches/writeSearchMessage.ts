import { config } from "#config";
import { shorten } from "#contract/cutText.ts";
import type { Language } from "#contract/languages.ts";
import type { SavedFilters } from "#contract/savedSearches.ts";
import { muteButton } from "#core/people/mutes/mutePress.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { findListingPreview, type ListingPreview } from "../pages/findListingPreview.ts";
import { findSearchNews, type SearchNews } from "./findSearchNews.ts";
import { nameSearch } from "./nameSearch.ts";
import { searchPress } from "./searchPress.ts";

type Buttons = NonNullable<OutgoingMessage["buttons"]>;

/** Listings that a message shows of one search; of each of several fewer, and searches that one message has room for. */
const CARDS = 5;
const CARDS_OF_SEVERAL = 2;
const SEARCHES = 8;
/** Longest name of a listing, and of a search in a message and on a button. */
const NAME_MAX = 70;
const SEARCH_MAX = 160;
const BUTTON_MAX = 40;

async function cardsOf(listingIds: readonly number[], most: number, language: Language) {
  const cards = await Promise.all(
    listingIds.slice(0, most).map((id) => findListingPreview({ id }, language)),
  );
  return cards.flatMap((card) => card ?? []);
}

/** One listing in two lines. */
const lineOf = (card: ListingPreview, language: Language, sign: string) =>
  `${sign} ${shorten(card.name, NAME_MAX)}\n${priceText(card, language)} · ${card.place}`;

const opens = (key: MessageKey, count: number, path: string): Buttons[number] => [
  { text: { key, values: { count } }, app: "market", path },
];

/** Words and buttons about one search. */
async function writeOne(
  { searchId, filters, listingIds }: SearchNews,
  language: Language,
): Promise<OutgoingMessage> {
  const count = listingIds.length;
  const cards = await cardsOf(listingIds, CARDS, language);
  const lines = cards.map((card, at) => lineOf(card, language, count === 1 ? "•" : `${at + 1}.`));
  const links = cards.map(({ link }, at) => ({
    text: { key: "button-numbered" as const, values: { number: at + 1 } },
    app: "market" as const,
    startParam: `product_${link}` as const,
  }));
  const [only] = cards;
  const open: Buttons =
    count === 1 && only
      ? [[{ text: { key: "button-listing" }, app: "market", startParam: `product_${only.link}` }]]
      : [links, opens("button-show-found", count, searchPath(searchId, filters))];
  return {
    text: {
      key: "saved-found",
      values: {
        count,
        name: shorten(await nameSearch(filters, language), SEARCH_MAX),
        lines: lines.join("\n\n"),
      },
    },
    buttons: [
      ...open,
      [
        { text: { key: "button-narrow-search" }, app: "market", path: searchPath(searchId, filters, true) },
        { text: { key: "button-mute-search" }, callback: searchPress.mute.pack(searchId) },
      ],
    ],
  };
}

/** Words and buttons about several searches. */
async function writeSeveral(news: readonly SearchNews[], language: Language): Promise<OutgoingMessage> {
  const shown = news.slice(0, SEARCHES);
  const parts = await Promise.all(
    shown.map(async ({ searchId, filters, listingIds }) => {
      const name = await nameSearch(filters, language);
      const cards = await cardsOf(listingIds, CARDS_OF_SEVERAL, language);
      const lines = cards.map((card) => lineOf(card, language, "•"));
      const count = listingIds.length;
      const button = {
        text: { key: "button-open-search" as const, values: { name: shorten(name, BUTTON_MAX), count } },
        app: "market" as const,
        path: searchPath(searchId, filters),
      };
      return { words: `🔎 ${shorten(name, SEARCH_MAX)} (+${count})\n${lines.join("\n")}`, button };
    }),
  );
  return {
    text: {
      key: "saved-found-daily",
      values: {
        // One that several of them found is one.
        count: new Set(news.flatMap(({ listingIds }) => listingIds)).size,
        lines: parts.map(({ words }) => words).join("\n\n"),
      },
    },
    buttons: [
      ...parts.map(({ button }) => [button]),
      [{ text: { key: "button-own-searches" }, app: "market", path: "/savedSearches" }],
      [muteButton("SavedSearch")],
    ],
  };
}

/** Says what saved searches have found, with the ways to look at it, to ask for less and to hear no more. */
export function writeSearchMessage({
  language,
  news,
}: {
  language: Language;
  news: readonly SearchNews[];
}): Promise<OutgoingMessage> {
  const [first, ...others] = news;
  return first && others.length === 0 ? writeOne(first, language) : writeSeveral(news, language);
}

/** Writes a message about saved searches at the moment of its sending: none when all finds are gone, nor at night. */
export async function openSearchMessage(
  id: number,
  now = new Date(),
): Promise<{ message: OutgoingMessage } | NotNow> {
  const found = await findSearchNews(id);
  if (!found || found.news.length === 0) return { kind: "over" };
  const until = awakeAt(now, config.REPORT_TIMEZONE);
  return until > now ? { kind: "held", until } : { message: await writeSearchMessage(found) };
}

/** The path of a saved search inside the classifieds; `isNarrowing` opens its filters at once. */
function searchPath(id: number, { p = {}, ...filters }: SavedFilters, isNarrowing = false): string {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  for (const [parameter, values] of Object.entries(p)) {
    for (const value of values) query.append(`p[${parameter}]`, value);
  }
  query.set("saved", String(id));
  if (isNarrowing) query.set("narrow", "true");
  return `/search?${query}`;
}
