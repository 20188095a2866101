import type { Language } from "#contract/languages.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { compose, photoPart } from "#core/platform/pictures/compose.ts";
import { type Picture, pictureOf } from "#core/platform/pictures/Picture.ts";
import { brand, colours, HEIGHT, LEFT, noPhoto, ROOM, words } from "#core/platform/pictures/parts.ts";
import { linesOf, sizeFor, wideSpaced, widthOf, writable } from "#core/platform/pictures/words.ts";
import type { ListingPage } from "./findListingPage.ts";

interface Seen {
  language: Language;
  name: string;
  price: string;
  place: string;
  photo: string | undefined;
  photos: number;
}

const NAME = { size: 40, isBold: true };
const PLACE = { size: 30 };
const PIN =
  '<path d="M0 0c-7-9-12-15-12-22a12 12 0 0 1 24 0c0 7-5 13-12 22z" fill="#7a3ff2"/><circle cy="-22" r="4.5" fill="#fff"/>';
const CAMERA =
  '<path d="M-17-8h8l4-6h10l4 6h8v20h-34z" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><circle cy="1" r="6" fill="none" stroke="#fff" stroke-width="4"/>';

/** How many photos there are, in the corner of the first. */
async function photoCount(photos: number): Promise<string> {
  const count = String(photos);
  const width = (await widthOf(count, { size: 26, isBold: true })) + 88;
  return `<g transform="translate(24 ${HEIGHT - 78})"><rect width="${width}" height="54" rx="27" fill="#000" fill-opacity="0.55"/><g transform="translate(40 28)">${CAMERA}</g>${words(count, { x: 68, y: 37, size: 26, isBold: true, colour: "#fff" })}</g>`;
}

async function drawListing(seen: Seen): Promise<Buffer> {
  const photo = await photoPart(seen.photo);
  const [lines, [place = ""], size] = await Promise.all([
    linesOf(writable(seen.name), NAME, ROOM, 3),
    linesOf(writable(seen.place), PLACE, ROOM - 40, 1),
    sizeFor(seen.price, [68, 58, 50, 42], ROOM),
  ]);
  const parts = [
    photo ? "" : noPhoto("market"),
    photo && seen.photos > 1 ? await photoCount(seen.photos) : "",
    brand("market", translate(seen.language, "picture-market")),
    words(seen.price, { x: LEFT, y: 232, size, isBold: true, colour: colours.brand }),
    ...lines.map((line, index) => words(line, { x: LEFT, y: 312 + index * 52, ...NAME })),
    `<g transform="translate(${LEFT + 13} 576)">${PIN}</g>`,
    words(place, { x: LEFT + 40, y: 572, ...PLACE, colour: colours.quiet }),
  ];
  return compose(parts.join(""), photo);
}

/** The picture of a listing: its first photo, price, name and place. */
export function listingPicture(listing: ListingPage, language: Language): Picture {
  const { name, place, photos } = listing;
  const price = wideSpaced(priceText(listing, language));
  const seen = { language, name, price, place, photo: photos[0]?.src, photos: photos.length };
  return pictureOf(seen, drawListing);
}
