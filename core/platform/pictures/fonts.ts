import { createRequire } from "node:module";
import sharp from "sharp";

const { resolve } = createRequire(import.meta.url);

/** Latin and Cyrillic with the rupee sign; Devanagari. The machine itself may have no font at all. */
const files = [
  "inter/500Medium/Inter_500Medium.ttf",
  "inter/700Bold/Inter_700Bold.ttf",
  "noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf",
  "noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf",
].map((file) => resolve(`@expo-google-fonts/${file}`));

/** The families by which drawings name these fonts. */
export const FAMILIES = "Inter, Noto Sans Devanagari";

async function load() {
  // A font that a text was asked in stays known, to texts of SVG too.
  for (const fontfile of files) await sharp({ text: { text: "a", font: FAMILIES, fontfile } }).metadata();
}

let loading: Promise<void> | undefined;

/** Makes the project's own fonts known to the drawing library, once in a process, and again after a failure. */
export function loadFonts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
