import type { Language } from "#contract/languages.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { compose, photoPart } from "#core/platform/pictures/compose.ts";
import { type Picture, pictureOf } from "#core/platform/pictures/Picture.ts";
import { brand, colours, LEFT, noPhoto, ROOM, seats, words } from "#core/platform/pictures/parts.ts";
import { linesOf, sizeFor, wideSpaced, widthOf, writable } from "#core/platform/pictures/words.ts";
import type { InvitationPage } from "./findInvitationPage.ts";
import type { ProductPage } from "./productColumns.ts";

interface Seen {
  language: Language;
  title: string;
  price: number;
  discountedPrice: number;
  photo: string | undefined;
  /** The seats of a group that a picture invites to. */
  group?: { taken: number; places: number };
}

const TITLE = { size: 40, isBold: true };
const TITLE_STEP = 51;

/** The price alone, struck, with how much cheaper it is together. */
async function regularPrice({ price, discountedPrice }: Seen, y: number): Promise<string> {
  const percent = discountPercent({ price, discountedPrice });
  if (percent <= 0) return "";
  const [text, less] = [wideSpaced(rupeeText(price)), `−${percent}%`];
  const left = LEFT + (await widthOf(text, { size: 36 })) + 24;
  const width = (await widthOf(less, { size: 28, isBold: true })) + 32;
  return [
    words(text, { x: LEFT, y, size: 36, colour: colours.quiet, isStruck: true }),
    `<rect x="${left}" y="${y - 36}" width="${width}" height="46" rx="23" fill="${colours.green}"/>`,
    words(less, { x: left + width / 2, y: y - 3, size: 28, isBold: true, colour: "#fff", isCentred: true }),
  ].join("");
}

async function foot({ language, group }: Seen): Promise<string> {
  if (!group) {
    const promise = translate(language, "picture-delivery");
    const size = await sizeFor(promise, [26, 24, 22, 20], ROOM);
    return words(promise, { x: LEFT, y: 576, size, colour: colours.quiet });
  }
  const { taken, places } = group;
  const left = places - taken;
  const said =
    left > 0 ? translate(language, "picture-places", { left, places }) : translate(language, "picture-full");
  return [
    seats(taken, places, 503, ROOM),
    words(said, { x: LEFT, y: 584, size: await sizeFor(said, [30, 27, 24], ROOM), isBold: true }),
  ].join("");
}

async function drawProduct(seen: Seen): Promise<Buffer> {
  const { language, title, discountedPrice, group } = seen;
  const photo = await photoPart(seen.photo);
  const lines = await linesOf(writable(title), TITLE, ROOM, 2);
  const together = wideSpaced(rupeeText(discountedPrice));
  const size = await sizeFor(together, group ? [80, 66, 54] : [96, 80, 64], ROOM);
  const base = group ? 370 : 420;
  const parts = [
    photo ? "" : noPhoto("shop"),
    brand("shop", translate(language, "picture-tagline")),
    ...lines.map((line, index) => words(line, { x: LEFT, y: 180 + index * TITLE_STEP, ...TITLE })),
    words(translate(language, "picture-together"), {
      x: LEFT,
      y: base - size * 0.73 - 20,
      size: 26,
      isBold: true,
      colour: colours.brand,
    }),
    words(together, { x: LEFT - 3, y: base, size, isBold: true, colour: colours.brand }),
    await regularPrice(seen, base + 58),
    await foot(seen),
  ];
  return compose(parts.join(""), photo);
}

const seenOf = ({ title, price, discountedPrice, photos }: ProductPage, language: Language): Seen => ({
  language,
  title,
  price,
  discountedPrice,
  photo: photos[0]?.src,
});

/** The picture of a product: its photo, title, and what it costs with friends and alone. */
export const productPicture = (product: ProductPage, language: Language): Picture =>
  pictureOf(seenOf(product, language), drawProduct);

/** The picture of an invitation: the product with the group's seats; of an ended group, the product alone. */
export function invitationPicture(
  { product, status, placesLeft }: InvitationPage,
  language: Language,
): Picture {
  const isOver = status === "expired" || status === "cancelled";
  if (isOver) return productPicture(product, language);
  const { places } = product;
  return pictureOf(
    { ...seenOf(product, language), group: { taken: places - placesLeft, places } },
    drawProduct,
  );
}
