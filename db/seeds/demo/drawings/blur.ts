import { rgbaToThumbHash } from "thumbhash";
import { colours, lighter, mix } from "./colours.ts";
import { findSubject, type Shot, settingOfShot } from "./picture.ts";

/** A thumbhash keeps a handful of waves, for which this is plenty. */
const WIDTH = 6;
const HEIGHT = 4;

/** Colours of a photo's top, bottom and middle, and where the top ends. */
function areas(shot: Shot) {
  const setting = settingOfShot(shot);
  const thing = colours[shot.colour].hex;
  if (!setting) return { top: lighter(thing, 0.6), bottom: mix(thing, "#a08a6c", 0.7), thing, horizon: 0.72 };
  const { kind, tone, floor, horizon } = setting;
  if (kind === "above") return { top: floor, bottom: floor, thing, horizon: 1 };
  const bottom = kind === "wall" ? tone : kind === "studio" ? lighter(tone, 0.4) : floor;
  return { top: kind === "outdoors" ? lighter(tone, 0.3) : tone, bottom, thing, horizon: horizon / 960 };
}

/** The thumbhash of a photo in base64, guessed from its colours: drawing all photos would take minutes. */
export function blurOf(shot: Shot): string {
  const { top, bottom, thing, horizon } = areas(shot);
  const width = findSubject(shot.subject).shadow > 300 ? 0.34 : 0.22;
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [((at % WIDTH) + 0.5) / WIDTH, (Math.floor(at / WIDTH) + 0.5) / HEIGHT];
    const isThing = ((x - 0.5) / width) ** 2 + ((y - 0.56) / 0.3) ** 2 < 1;
    const colour = Number.parseInt((isThing ? thing : y < horizon ? top : bottom).slice(1), 16);
    pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], at * 4);
  }
  return Buffer.from(rgbaToThumbHash(WIDTH, HEIGHT, pixels)).toString("base64");
}
