import type { ColourName } from "../drawings/colours.ts";
import { shotName } from "../drawings/picture.ts";
import { shopCategories } from "./products/products.ts";

const lines = shopCategories.flatMap(({ products }) => products.flatMap(({ shots }) => shots));
/** What is shown, each in its colour: `kettle:silver`. */
const things = [...new Set(lines.map((line) => line.slice(0, line.lastIndexOf(":"))))];

/** The name of the photo that a product's line `drawing:colour:view` means. */
function nameOf(line: string): string {
  const [subject = "", colour = "", view = "0"] = line.split(":");
  return shotName({
    subject,
    colour: colour as ColourName,
    turn: things.indexOf(`${subject}:${colour}`),
    view: Number(view),
  });
}

/** Public address of a product's photo. */
export const shotSrc = (line: string): string => `/images/shop/${nameOf(line)}.webp`;

/** Names of all photos of the demo shop, each once. */
export const shopPhotos: readonly string[] = [...new Set(lines)].map(nameOf);
