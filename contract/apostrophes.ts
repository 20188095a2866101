/**
 * Everything that people type for the apostrophe of Uzbek (oʻ, gʻ, ʼ), each one sign: straight, curled and turned ones,
 * primes, graves and acutes, modifier letters, and the full-width form. The only list; search knows it in SQL, too.
 */
export const APOSTROPHES = "'’‘‛ʻʼʽʾʿˈˊˋʹ′‵`´΄᾽᾿῾ꞌ＇";

const all = new RegExp(`[${APOSTROPHES}]`, "g");

/** A text whose apostrophes are all straight ones; where its other letters stand doesn't change. */
export const plainApostrophes = (text: string): string => text.replace(all, "'");
