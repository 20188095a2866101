import type { ThemeName } from "../shapes/miniapp.ts";

type ThemeParams = Record<ThemeKey, string>;
export type ThemeKey =
  | "accent_text_color"
  | "bg_color"
  | "bottom_bar_bg_color"
  | "button_color"
  | "button_text_color"
  | "destructive_text_color"
  | "header_bg_color"
  | "hint_color"
  | "link_color"
  | "secondary_bg_color"
  | "section_bg_color"
  | "section_header_text_color"
  | "section_separator_color"
  | "subtitle_text_color"
  | "text_color";

/** Telegram's palettes: day, night, and the blue night of the phone clients. */
export const themes: Record<ThemeName, ThemeParams> = {
  light: {
    accent_text_color: "#2481cc",
    bg_color: "#ffffff",
    bottom_bar_bg_color: "#ffffff",
    button_color: "#2481cc",
    button_text_color: "#ffffff",
    destructive_text_color: "#ff3b30",
    header_bg_color: "#efeff3",
    hint_color: "#999999",
    link_color: "#2481cc",
    secondary_bg_color: "#efeff3",
    section_bg_color: "#ffffff",
    section_header_text_color: "#6d6d72",
    section_separator_color: "#eaeaea",
    subtitle_text_color: "#999999",
    text_color: "#000000",
  },
  dark: {
    accent_text_color: "#8774e1",
    bg_color: "#212121",
    bottom_bar_bg_color: "#0f0f0f",
    button_color: "#8774e1",
    button_text_color: "#ffffff",
    destructive_text_color: "#ff595a",
    header_bg_color: "#212121",
    hint_color: "#aaaaaa",
    link_color: "#8774e1",
    secondary_bg_color: "#0f0f0f",
    section_bg_color: "#212121",
    section_header_text_color: "#aaaaaa",
    section_separator_color: "#2f2f2f",
    subtitle_text_color: "#aaaaaa",
    text_color: "#ffffff",
  },
  blue: {
    accent_text_color: "#6ab2f2",
    bg_color: "#17212b",
    bottom_bar_bg_color: "#17212b",
    button_color: "#5288c1",
    button_text_color: "#ffffff",
    destructive_text_color: "#ec3942",
    header_bg_color: "#17212b",
    hint_color: "#708499",
    link_color: "#6ab3f3",
    secondary_bg_color: "#232e3c",
    section_bg_color: "#17212b",
    section_header_text_color: "#6ab3f3",
    section_separator_color: "#111921",
    subtitle_text_color: "#708499",
    text_color: "#f5f5f5",
  },
};
