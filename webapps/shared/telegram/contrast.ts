type Rgb = [red: number, green: number, blue: number];

/** Smallest contrast of text that WCAG AA accepts. */
export const READABLE = 4.5;

function toRgb(hex: string): Rgb {
  // A minified style sheet writes #ffffff as #fff.
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` or `#rgb` colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of `other` mixed into `one`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [toRgb(one), toRgb(other)];
  return toHex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share) as Rgb);
}

/** The colour itself, or as little of `towards` mixed in as makes it readable on all the grounds. */
export function readableOn(grounds: string[], colour: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= READABLE)) return candidate;
  }
  return towards;
}
