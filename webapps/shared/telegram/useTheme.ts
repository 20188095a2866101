import { useLayoutEffect, useSyncExternalStore } from "react";
import { type Appearance, appearanceOf, type OwnColours, paletteOf, type ThemeParams } from "./palette.ts";
import { getTelegram, themeParams, useThemeParams } from "./telegram.ts";

const darkQuery = () => window.matchMedia("(prefers-color-scheme: dark)");

function subscribeDark(notify: () => void) {
  const query = darkQuery();
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

const baseKeys = [
  "bg_color",
  "secondary_bg_color",
  "section_bg_color",
  "text_color",
  "hint_color",
  "subtitle_text_color",
  "section_header_text_color",
  "link_color",
  "accent_text_color",
  "button_color",
  "button_text_color",
  "destructive_text_color",
] as const;

/** The colours that theme.css holds for the appearance just set, where Telegram has sent none. */
function readOwn(root: HTMLElement): { base: Required<ThemeParams>; own: OwnColours } {
  const style = getComputedStyle(root);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const base = Object.fromEntries(
    baseKeys.map((key) => [key, read(`--base-${key.replaceAll("_", "-")}`)]),
  ) as Required<ThemeParams>;
  const own = {
    brand: read("--brand"),
    positive: read("--base-positive"),
    white: read("--white"),
    black: read("--black"),
  };
  return { base, own };
}

interface Look {
  theme: ThemeParams;
  appearance: Appearance;
  platform: "ios" | "base";
}

function lookOf(theme: ThemeParams, prefersDark: boolean): Look {
  const platform = ["ios", "macos"].includes(getTelegram().platform) ? "ios" : "base";
  return { theme, appearance: appearanceOf(theme, prefersDark), platform };
}

let shown: Look | undefined;

/**
 * Puts a look on the page, but not the same look twice: with every colour that changes, the browser computes the styles
 * of the whole page again.
 */
function putOn({ theme, appearance, platform }: Look) {
  const isSame = shown?.theme === theme && shown.appearance === appearance && shown.platform === platform;
  if (isSame) return;
  shown = { theme, appearance, platform };
  const root = document.documentElement;
  root.dataset.appearance = appearance;
  root.dataset.platform = platform;
  const { base, own } = readOwn(root);
  for (const [name, value] of Object.entries(paletteOf(theme, base, own, appearance))) {
    root.style.setProperty(name, value);
  }
}

/** Puts the theme on the page before there is anything on it, when that costs least. */
export function startTheme() {
  putOn(lookOf(themeParams(), darkQuery().matches));
}

/** Puts the theme on the page, follows its changes, and says what telegram-ui must know. */
export function useTheme(): Pick<Look, "appearance" | "platform"> {
  const theme = useThemeParams();
  const prefersDark = useSyncExternalStore(subscribeDark, () => darkQuery().matches);
  const { appearance, platform } = lookOf(theme, prefersDark);
  useLayoutEffect(() => putOn({ theme, appearance, platform }), [theme, appearance, platform]);
  return { appearance, platform };
}
