import { expect, test } from "vitest";
import { contrast, READABLE } from "./contrast.ts";
import { appearanceOf, paletteOf, type ThemeParams } from "./palette.ts";

const base = {
  bg_color: "#ffffff",
  secondary_bg_color: "#f1f1f5",
  section_bg_color: "#ffffff",
  text_color: "#000000",
  hint_color: "#8e8e93",
  subtitle_text_color: "#8e8e93",
  section_header_text_color: "#6d6d72",
  link_color: "#0a6ede",
  accent_text_color: "#0a6ede",
  button_color: "#0a6ede",
  button_text_color: "#ffffff",
  destructive_text_color: "#d92c2c",
} as const;
const own = { brand: "#7a3ff2", positive: "#16834a", white: "#fff", black: "#000" };

const themes: Record<string, ThemeParams> = {
  none: {},
  light: { bg_color: "#ffffff", secondary_bg_color: "#efeff3", hint_color: "#999999", link_color: "#2481cc" },
  blue: {
    bg_color: "#17212b",
    secondary_bg_color: "#232e3c",
    text_color: "#f5f5f5",
    hint_color: "#708499",
    button_color: "#5288c1",
    button_text_color: "#ffffff",
    destructive_text_color: "#ec3942",
  },
  sameGrounds: { bg_color: "#000000", secondary_bg_color: "#000000", text_color: "#ffffff" },
};

test("words can be read on every ground of every theme", () => {
  for (const [name, theme] of Object.entries(themes)) {
    const palette = paletteOf(theme, base, own, appearanceOf(theme, false));
    const colour = (variable: string) => palette[variable] ?? "";
    for (const words of [
      "--hint",
      "--accent",
      "--destructive",
      "--positive",
      "--brand-words",
      "--section-header",
    ]) {
      for (const ground of ["--ground", "--ground-2", "--section", "--fill"]) {
        expect(contrast(colour(words), colour(ground)), `${name} ${words}`).toBeGreaterThanOrEqual(READABLE);
      }
    }
    expect(contrast(colour("--button"), colour("--button-text"))).toBeGreaterThanOrEqual(READABLE);
  }
});

test("a theme's own colour stays where it can be read", () => {
  const readable = { bg_color: "#ffffff", secondary_bg_color: "#ffffff", hint_color: "#555555" };
  expect(paletteOf(readable, base, own, "light")["--hint"]).toBe("#555555");
});

test("fields stand out even where a theme has one colour for both grounds", () => {
  const palette = paletteOf(themes.sameGrounds ?? {}, base, own, "dark");
  expect(palette["--fill"]).not.toBe(palette["--ground"]);
});

test("the theme's ground decides whether it is dark, and without a theme the device's wish", () => {
  expect(appearanceOf({ bg_color: "#17212b" }, false)).toBe("dark");
  expect(appearanceOf({ bg_color: "#ffffff" }, true)).toBe("light");
  expect(appearanceOf({}, true)).toBe("dark");
});

test("what isn't a colour is ignored", () => {
  const broken = { bg_color: "red;}", hint_color: "#12" };
  expect(paletteOf(broken, base, own, "light")["--ground"]).toBe("#ffffff");
});
