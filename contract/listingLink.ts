const SLUG_MAX = 40;

const letters: Record<string, string> = {
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    д: "d",
    е: "e",
    ё: "yo",
    ж: "j",
    з: "z",
    и: "i",
    й: "y",
    к: "k",
    л: "l",
  },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "x", ц: "ts", ч: "ch" },
  ...{ ш: "sh", щ: "sh", ъ: "", ы: "i", ь: "", э: "e", ю: "yu", я: "ya", ў: "o", қ: "q", ғ: "g", ҳ: "h" },
};

function slug(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
  const plain = latin.normalize("NFD").replace(/[\u0300-\u036f'’ʻʼ`‘]/g, "");
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, "");
}

/** A listing's address: its name transliterated (`item` when nothing is left) and its id, fixed at creation. */
export function listingLink(name: string, id: number): string {
  return `${slug(name) || "item"}-${id}`;
}
