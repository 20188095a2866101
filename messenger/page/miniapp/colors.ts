import { type ThemeKey, themes } from "../../miniapp/themes.ts";
import type { ThemeName } from "../../shapes/miniapp.ts";

/** Returns the colour that the app asked for, by a theme key or a colour, in the theme of the moment. */
export function resolveColor(wanted: string, theme: ThemeName, fallback: ThemeKey): string {
  const params = themes[theme];
  if (wanted.startsWith("#")) return wanted;
  return params[wanted as ThemeKey] ?? params[fallback];
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Black or white, whichever can be read on `background`. */
export const inkOn = (background: string) =>
  contrast(background, "#000000") > contrast(background, "#ffffff") ? "#000000" : "#ffffff";

const READABLE = 4.5;
const STEP = 0.04;

function mix(color: string, target: string, share: number): string {
  const part = (at: number) => {
    const from = Number.parseInt(color.slice(at, at + 2), 16);
    const to = Number.parseInt(target.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Moves a colour away from another until both can be told apart; Telegram's own palettes fall a little short. */
export function readable(color: string, against: string): string {
  const target = inkOn(against);
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mix(color, target, share);
    if (contrast(candidate, against) >= READABLE) return candidate;
  }
  return target;
}
