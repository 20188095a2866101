/** Devanagari as Hindi speakers type it in Latin letters; a consonant without a vowel sign is followed by "a". */
const consonants: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};

/** With a dot below, which many leave out. */
const dotted: Readonly<Record<string, string>> = { ज: "z", फ: "f", ड: "r", ढ: "rh", क: "q" };

const vowels: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "aa",
  इ: "i",
  ई: "ee",
  उ: "u",
  ऊ: "oo",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  ऍ: "e",
  ऎ: "e",
  ऒ: "o",
};

const vowelSigns: Readonly<Record<string, string>> = {
  "ा": "aa",
  "ि": "i",
  "ी": "ee",
  "ु": "u",
  "ू": "oo",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ॅ": "e",
  "ॆ": "e",
  "ॊ": "o",
};

const DOT = "\u093c";
const VIRAMA = "\u094d";
const NASALS = "\u0901\u0902";
const LIPS = "पफबभम";

export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}]/u.test(letter);

function nasal(next: string | undefined): string {
  if (next === undefined) return "";
  return LIPS.includes(next) ? "m" : "n";
}

/** A consonant with the vowel that follows it, and how many letters these are. */
function syllable(
  letters: readonly string[],
  at: number,
  isHeavy: boolean,
): { text: string; length: number } {
  const letter = letters[at] ?? "";
  const hasDot = letters[at + 1] === DOT;
  const plain = consonants[letter] ?? "";
  // ड़ is written as r by some and as d by others.
  const sound = hasDot && !(isHeavy && "डढ".includes(letter)) ? (dotted[letter] ?? plain) : plain;
  const length = hasDot ? 2 : 1;
  const next = letters[at + length];
  if (next === VIRAMA) return { text: sound, length: length + 1 };
  const sign = next === undefined ? undefined : vowelSigns[next];
  if (sign !== undefined) return { text: sound + sign, length: length + 1 };
  return { text: isLetter(next) ? `${sound}a` : sound, length };
}

/**
 * A word of Devanagari in Latin letters; what isn't Devanagari stays. `isHeavy` writes ड़ as "d" instead of "r".
 * Libraries for it (sanscript and its like) write Sanskrit: all schwas, and marks that nobody types.
 */
export function devanagariToLatin(word: string, { isHeavy = false } = {}): string {
  const letters = [...word.normalize("NFD").replaceAll("ज्ञ", "ग्य")];
  let latin = "";
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at] ?? "";
    if (letter in consonants) {
      const { text, length } = syllable(letters, at, isHeavy);
      latin += text;
      at += length;
      continue;
    }
    if (NASALS.includes(letter)) latin += nasal(letters[at + 1]);
    else latin += vowels[letter] ?? (hasDevanagari(letter) ? "" : letter);
    at += 1;
  }
  return latin;
}
