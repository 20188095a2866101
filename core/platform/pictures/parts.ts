import { FAMILIES } from "./fonts.ts";
import { escapeXml, type Hand } from "./words.ts";

/** The size that messengers show whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** The photo's part on the left, and the words' beside it. */
export const PHOTO_WIDTH = 600;
export const LEFT = 652;
export const ROOM = WIDTH - LEFT - 52;

export const colours = {
  brand: "#7a3ff2",
  deep: "#5a22c8",
  soft: "#f1eafe",
  gold: "#f5c542",
  text: "#16121f",
  quiet: "#6d6d78",
  line: "#cbb8f7",
  green: "#16834a",
} as const;

interface Words extends Hand {
  x: number;
  /** The line that the letters stand on. */
  y: number;
  colour?: string;
  isStruck?: boolean;
  isCentred?: boolean;
}

/** Words in one line. */
export function words(
  text: string,
  { x, y, size, isBold = false, colour = colours.text, isStruck = false, isCentred = false }: Words,
): string {
  const look = [
    `font-family="${FAMILIES}" font-size="${size}" font-weight="${isBold ? 700 : 500}" fill="${colour}"`,
    isStruck ? 'text-decoration="line-through"' : "",
    isCentred ? 'text-anchor="middle"' : "",
  ];
  return `<text x="${x}" y="${y}" ${look.join(" ")}>${escapeXml(text)}</text>`;
}

/** The shop's mark, five seats around a table, or that of the classifieds, a bag; on a ground of its own. */
export function mark(app: "shop" | "market", x: number, y: number, side: number, ground: string): string {
  const isOnWhite = ground === colours.brand;
  const ink = isOnWhite ? "#fff" : colours.brand;
  const seats = [
    [48.6, 26.6],
    [42.3, 46.2],
    [21.7, 46.2],
    [15.4, 26.6],
  ].map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="6.5" fill="${ink}"/>`);
  const bag = `<path d="M18 25h28l-2.5 24a4 4 0 0 1-4 3.5h-15a4 4 0 0 1-4-3.5zM24 25v-3a8 8 0 0 1 16 0v3" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const drawing =
    app === "market" ? bag : `<circle cx="32" cy="14.5" r="6.5" fill="${colours.gold}"/>${seats.join("")}`;
  return `<g transform="translate(${x} ${y}) scale(${side / 64})"><rect width="64" height="64" rx="16" fill="${ground}"/>${drawing}</g>`;
}

/** The name of ours with what it promises, at the top of the words. */
export function brand(app: "shop" | "market", promise: string): string {
  return [
    mark(app, LEFT, 50, 60, colours.brand),
    words("Bozor", { x: LEFT + 78, y: 76, size: 30, isBold: true }),
    words(promise, { x: LEFT + 78, y: 106, size: 21, colour: colours.quiet }),
  ].join("");
}

/** Stands where a photo would. */
export function noPhoto(app: "shop" | "market"): string {
  const side = 230;
  return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7f2ff"/><stop offset="1" stop-color="#e2d4fd"/></linearGradient></defs><rect width="${PHOTO_WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${mark(app, (PHOTO_WIDTH - side) / 2, (HEIGHT - side) / 2, side, colours.brand)}`;
}

const PERSON = '<circle cy="-8" r="9" fill="#fff"/><path d="M-17 20a17 15 0 0 1 34 0z" fill="#fff"/>';

/** A row of seats `room` pixels wide at most: those taken with somebody in them, the others to be had. */
export function seats(taken: number, places: number, y: number, room: number): string {
  const step = Math.min(78, room / places);
  const radius = step * 0.42;
  return Array.from({ length: places }, (_, index) => {
    const at = `translate(${LEFT + radius + index * step} ${y})`;
    const scale = `scale(${radius / 32})`;
    return index < taken
      ? `<g transform="${at}"><circle r="${radius}" fill="${colours.brand}"/><g transform="${scale}">${PERSON}</g></g>`
      : `<g transform="${at}"><circle r="${radius - 2}" fill="${colours.soft}" stroke="${colours.brand}" stroke-width="3" stroke-dasharray="7 6"/><path d="M-9 0h18M0-9v18" stroke="${colours.brand}" stroke-width="4" stroke-linecap="round"/></g>`;
  }).join("");
}
