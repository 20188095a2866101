import { contrast, mix, READABLE, readableOn } from "./contrast.ts";

type Key =
  | "bg_color"
  | "secondary_bg_color"
  | "section_bg_color"
  | "text_color"
  | "hint_color"
  | "subtitle_text_color"
  | "section_header_text_color"
  | "link_color"
  | "accent_text_color"
  | "button_color"
  | "button_text_color"
  | "destructive_text_color";

/** Telegram's theme as it sends it: snake_case names, `#rrggbb` values, any of them missing. */
export type ThemeParams = Partial<Record<Key, string>>;

/** Colours that don't come from Telegram, by their names in theme.css. */
export interface OwnColours {
  brand: string;
  positive: string;
  white: string;
  black: string;
}

export type Appearance = "light" | "dark";

/** Whether a theme's ground is dark; without a theme the device's own wish counts. */
export function appearanceOf(theme: ThemeParams, prefersDark: boolean): Appearance {
  const ground = theme.bg_color;
  if (!ground) return prefersDark ? "dark" : "light";
  return contrast(ground, "#ffffff") > contrast(ground, "#000000") ? "dark" : "light";
}

/** Telegram's names that are colours as it writes them; whatever else it may send is left out. */
function onlyColours(theme: ThemeParams): ThemeParams {
  return Object.fromEntries(
    Object.entries(theme).filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value ?? "")),
  ) as ThemeParams;
}

/**
 * The colours of an app by their CSS names. Words keep the theme's colours where these can be read;
 * where a theme's hint, link or button is too pale for WCAG AA, it is made only as much stronger as needed.
 */
export function paletteOf(
  theme: ThemeParams,
  base: Required<ThemeParams>,
  own: OwnColours,
  appearance: Appearance,
): Record<string, string> {
  const given = { ...base, ...onlyColours(theme) };
  const {
    bg_color: ground,
    secondary_bg_color: second,
    text_color: text,
    button_text_color: onButton,
  } = given;
  // A theme that leaves a name out means the one it stands beside, not ours.
  const section = theme.section_bg_color ? given.section_bg_color : ground;
  const subtitle = theme.subtitle_text_color ? given.subtitle_text_color : given.hint_color;
  const accent = theme.accent_text_color ? given.accent_text_color : given.link_color;
  const header = theme.section_header_text_color ? given.section_header_text_color : given.hint_color;
  // Fields, chips and placeholders are filled with this colour; some themes have one colour for both grounds.
  const fill = contrast(second, ground) < 1.04 ? mix(ground, text, 0.06) : second;
  const grounds = [ground, section, second, fill];

  const words = (colour: string) => readableOn(grounds, colour, text);
  const isReadable = (colour: string) => grounds.every((one) => contrast(colour, one) >= READABLE);
  const isLightOnButton = contrast(onButton, own.black) > contrast(onButton, own.white);
  return {
    "--ground": ground,
    "--ground-2": second,
    "--section": section,
    "--fill": fill,
    "--text": text,
    "--hint": [given.hint_color, subtitle].find(isReadable) ?? words(given.hint_color),
    "--section-header": words(header),
    "--accent": words(accent),
    "--destructive": words(given.destructive_text_color),
    "--positive": words(own.positive),
    "--brand-words": words(own.brand),
    "--button": readableOn([onButton], given.button_color, isLightOnButton ? own.black : own.white),
    "--button-text": onButton,
    "--line": mix(section, text, appearance === "dark" ? 0.14 : 0.1),
  };
}
