/** A thing that an ad of a category may offer. Names may hold slots, see fillSlots. */
export interface Offer {
  ru: string;
  uz: string;
  currency: "UZS" | "UYE";
  least: number;
  most: number;
  /** Values of parameters by key; `$1` stands for what the name's first slot became. */
  parameters: Record<string, string>;
  /** Slug of the city or region where only this can be. */
  place?: string;
  /** What the photos show, as `drawing` or `drawing:colour`; of several, the one that fits the name's first slot. */
  drawings: string[];
  state?: "New" | "Used";
}

/** The texts about a leaf of the category tree. */
export interface LeafTexts {
  link: string;
  /** About how many of 2,000 listings belong here. */
  weight: number;
  /** Drawings of which one is the cover. */
  drawings: string[];
  /** Drawings that may follow the cover. */
  extras: string[];
  sentences: string;
  /** Share of used things. */
  used: number;
  /** Likely values of parameters by key. */
  parameters: Record<string, string[]>;
  offers: Offer[];
}

const pairs = (texts: readonly string[]) =>
  texts.map((text): [string, string] => {
    const at = text.indexOf("=");
    return [text.slice(0, at), text.slice(at + 1)];
  });

function header(line: string): LeafTexts {
  const [link = "", weight, drawings = "", sentences = "", used, ...likely] = line.split(/\s+/);
  const [covers = "", ...extras] = drawings.split("+");
  return {
    link,
    sentences,
    extras,
    offers: [],
    weight: Number(weight),
    drawings: covers.split(","),
    used: Number(used),
    parameters: Object.fromEntries(
      pairs(likely.filter(Boolean)).map(([key, values]) => [key, values.replaceAll("_", " ").split("/")]),
    ),
  };
}

const scales: Record<string, number> = { k: 1_000, m: 1_000_000 };

function offer(line: string): Offer {
  const [ru = "", uz = "", price = "", more = ""] = line.split("|").map((part) => part.trim());
  const [, dollar, least, most, scale = ""] = /^(\$?)([\d.]+)-([\d.]+)([km]?)$/.exec(price) ?? [];
  if (!least || !most) throw new Error(`No price in "${line}"`);
  const words = more.split(";").map((word) => word.trim());
  const { place, ...parameters } = Object.fromEntries(pairs(words.filter((word) => word.includes("="))));
  const drawings =
    words
      .find((word) => word.startsWith("@"))
      ?.slice(1)
      .split("/") ?? [];
  const state = words.includes("new") ? "New" : words.includes("used") ? "Used" : undefined;
  const unit = scales[scale] ?? 1;
  return {
    ru,
    uz: uz === "=" ? ru : uz,
    parameters,
    drawings,
    currency: dollar ? "UYE" : "UZS",
    least: Number(least) * unit,
    most: Number(most) * unit,
    ...(place ? { place } : {}),
    ...(state ? { state } : {}),
  };
}

/**
 * Reads texts of this form; drawings after `+` may follow the cover, `^` marks the slot that the price follows:
 *
 *     # link weight drawing,drawing+extra sentences shareUsed key=value/value_with_blanks
 *     Russian name {2016-2024^} | Uzbek name, or = | price-price, $ for UYE, k and m | key=$1; @drawing/drawing:colour; new; place=slug
 */
export function parseLeaves(text: string): LeafTexts[] {
  const leaves: LeafTexts[] = [];
  for (const line of text.trim().split("\n")) {
    if (line.startsWith("# ")) leaves.push(header(line.slice(2)));
    else leaves.at(-1)?.offers.push(offer(line));
  }
  return leaves;
}
