import { type ThemeKey, themes } from "../../miniapp/themes.ts";
import type { ThemeName } from "../../shapes.ts";

/** What the app asked for – a theme key or a colour – in the theme of the moment. */
export function resolveColor(wanted: string, theme: ThemeName, fallback: ThemeKey): string {
  const params = themes[theme];
  if (wanted.startsWith("#")) return wanted;
  return params[wanted as ThemeKey] ?? params[fallback];
}

/** Black or white, whichever can be read on `background`. */
export function inkOn(background: string): "#000000" | "#ffffff" {
  const channel = (at: number) => {
    const value = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.179 ? "#000000" : "#ffffff";
}
