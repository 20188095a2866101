import type { Language } from "#contract/languages.ts";
import { translate } from "../i18n/translate.ts";
import { compose } from "./compose.ts";
import { type Picture, pictureOf } from "./Picture.ts";
import { colours, HEIGHT, mark, WIDTH, words } from "./parts.ts";
import { linesOf, writable } from "./words.ts";

interface Seen {
  app: "shop" | "market";
  language: Language;
  /** Stands in the promise's place, the promise below it. */
  heading?: string;
}

const said = {
  shop: { promise: "picture-shop-promise", more: "picture-shop-more" },
  market: { promise: "picture-market-promise", more: "picture-market-more" },
} as const;

const X = 84;
const ROOM = 640;
const PROMISE = { size: 64, isBold: true };
const MORE = { size: 30 };

async function drawApp({ app, language, heading }: Seen): Promise<Buffer> {
  const [promise, more] = [translate(language, said[app].promise), translate(language, said[app].more)];
  const lines = await linesOf(heading ? writable(heading) : promise, PROMISE, ROOM, 3);
  const moreLines = await linesOf(heading ? promise : more, MORE, ROOM, 2);
  const top = 336 - lines.length * 36;
  const below = top + lines.length * 76;
  const parts = [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8a55f7"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    words("Bozor", { x: X, y: 116, size: 44, isBold: true, colour: "#fff" }),
    ...lines.map((line, index) => words(line, { x: X, y: top + index * 76, ...PROMISE, colour: "#fff" })),
    ...moreLines.map((line, index) =>
      words(line, { x: X, y: below + index * 44, ...MORE, colour: "#e9ddff" }),
    ),
    mark(app, 790, 150, 330, "#fff"),
  ];
  return compose(parts.join(""));
}

/** The picture of an app as a whole, for pages that have none of their own; of a part of it under a heading. */
export const appPicture = (app: Seen["app"], language: Language, heading?: string): Picture =>
  pictureOf({ app, language, ...(heading && { heading }) }, drawApp);

/** The picture of promotion in the classifieds. */
export const promotionPicture = (language: Language): Picture =>
  appPicture("market", language, translate(language, "picture-promotion"));
