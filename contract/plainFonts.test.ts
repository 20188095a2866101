import { expect, test } from "vitest";
import { plainFonts } from "./plainFonts.ts";

test.each([
  ["𝐃𝐢𝐯𝐚𝐧 𝟐𝟎", "Divan 20"],
  ["𝒟𝒾𝓋𝒶𝓃 𝔇𝔦𝔳𝔞𝔫 𝙳𝚒𝚟𝚊𝚗 𝔻𝕚𝕧𝕒𝕟", "Divan Divan Divan Divan"],
  ["Ｄｉｖａｎ １３", "Divan 13"],
  ["Ⓓⓘⓥⓐⓝ ⒟⒤⒱⒜⒩ 🄳🄸🅅🄰🄽", "Divan (d)(i)(v)(a)(n) DIVAN"],
  ["🅓🅘🅥🅐🅝 🅳🅸🆅🅰🅽", "DIVAN DIVAN"],
  ["ᴰⁱᵛᵃⁿ ℂ𝕠𝕣𝕖", "Divan Core"],
  ["и\u0306 е\u0308 у\u0306 o\u02bb", "й ё ў oʻ"],
])("%s is %s", (typed, plain) => {
  expect(plainFonts(typed)).toBe(plain);
});

test.each(["84 м²", "1²00", "½", "№ 5", "Диван ёйў", "Ko‘ylak", "ⅣⅤ", "🇺🇿", "™"])(
  "%s stays as it is",
  (typed) => {
    expect(plainFonts(typed)).toBe(typed);
  },
);
