import { read } from "#db/readPool.ts";
import { fillerWords } from "./fillerWords.ts";
import { collectForms, type Form } from "./phrasesOfNames.ts";

/** Fewest listings that tell where a phrase belongs. */
const CATEGORY_LEAST = 3;

/** A phrase of names in its normal form, with how it is mostly written in each script. */
export interface Phrase {
  normal: string;
  stems: string;
  cyrillic: string | null;
  latin: string | null;
  listings: number;
  categoryId: number | null;
}

interface Normal {
  word: string;
  normal: string;
  stem: string;
}

async function normalsOf(words: Iterable<string>): Promise<Map<string, Normal>> {
  const text = `select word, public.search_normal(word) as normal, public.search_stems(word) as stem
    from unnest($1::text[]) as word`;
  const rows = await read<Normal>({ text }, [[...words]], { fromReplica: true });
  return new Map(rows.map((row) => [row.word, row]));
}

type Gathered = Phrase & { most: { cyrillic: number; latin: number }; categories: Map<number, number> };

function gather(known: Gathered, text: string, { listings, categories }: Form) {
  const script = /\p{Script=Cyrillic}/u.test(text) ? "cyrillic" : "latin";
  known.listings += listings;
  if (listings > known.most[script]) {
    known.most[script] = listings;
    known[script] = text;
  }
  for (const [id, count] of categories) known.categories.set(id, (known.categories.get(id) ?? 0) + count);
}

/** The leaf that more than half of the listings are in. */
function dominating({ listings, categories }: Gathered): number | null {
  const [best] = [...categories].sort(([, a], [, b]) => b - a);
  return best && best[1] >= CATEGORY_LEAST && best[1] * 2 > listings ? best[0] : null;
}

/** A phrase must name something: letters, not only a number with its unit. */
const isTelling = (normal: string) =>
  normal.length >= 3 && /[a-z]{2}/.test(normal) && !/^\d+( [a-z]{1,3})?$/.test(normal);

/** Popular phrases of the names of visible listings, without those that begin or end with a word that says nothing. */
export async function findPhrases(): Promise<Phrase[]> {
  const { forms, least } = await collectForms();
  const words = new Set([...forms.keys()].flatMap((form) => form.split(" ")));
  const normals = await normalsOf(new Set([...words, ...fillerWords]));
  const fillers = new Set([...fillerWords].map((word) => normals.get(word)?.normal));

  const byNormal = new Map<string, Gathered>();
  for (const [text, form] of forms) {
    const parts = text.split(" ").flatMap((word) => normals.get(word) ?? []);
    const [first, last] = [parts[0]?.normal, parts.at(-1)?.normal];
    if (!first || !last || fillers.has(first) || fillers.has(last)) continue;
    const normal = parts.map((part) => part.normal).join(" ");
    if (!isTelling(normal)) continue;
    const known: Gathered = byNormal.get(normal) ?? {
      ...{ normal, stems: parts.map(({ stem }) => stem).join(" "), cyrillic: null, latin: null, listings: 0 },
      ...{ categoryId: null, most: { cyrillic: 0, latin: 0 }, categories: new Map<number, number>() },
    };
    gather(known, text, form);
    byNormal.set(normal, known);
  }
  return [...byNormal.values()]
    .filter(({ normal, listings }) => listings >= least + (normal.includes(" ") ? 1 : 0))
    .map((known) => {
      const { normal, stems, cyrillic, latin, listings } = known;
      return { normal, stems, cyrillic, latin, listings, categoryId: dominating(known) };
    });
}
