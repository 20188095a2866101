import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { maybe, numbers, texts } from "#db/rows.ts";

/** The planner's statistics of stems and marks. */
export interface Frequencies {
  /** The most frequent ones, each with the part of all listings that has it. */
  most: ReadonlyMap<string, number>;
  /** The part that the rarest of those stands for; none where no statistics are gathered. */
  least: number | null;
}

/** The part of rows that PostgreSQL assumes to have an unknown word. */
const UNKNOWN = 0.005;
/** From this many known words on, the planner takes them for typical of all that begin alike. */
const TELLING = 100;

const kept = keepBriefly<Frequencies>(600_000, 2);

// Behind the frequencies stand the least, the greatest and that of null.
const statement = {
  name: "search-frequencies",
  text: `
    select most_common_elems::text::text[] as stems, most_common_elem_freqs as shares from pg_stats
    where schemaname = current_schema() and tablename = 'listings' and attname = $1`,
};

/**
 * Reads the frequencies of stems in names, or in all texts; remembered for ten minutes, as the planner renews them more
 * seldom.
 */
export function readFrequencies(isTitleOnly: boolean): Promise<Frequencies> {
  const column = isTitleOnly ? "name_terms" : "all_terms";
  return kept.of(column, async () => {
    const [row] = await read({ stems: maybe(texts), shares: maybe(numbers) }, statement, [column], {
      fromReplica: true,
    });
    const { stems, shares } = row ?? {};
    const most = new Map((stems ?? []).map((stem, at) => [stem, shares?.[at] ?? 0]));
    return { most, least: shares?.[most.size] ?? null };
  });
}

const rareShare = ({ least }: Frequencies) => (least === null ? UNKNOWN : Math.min(UNKNOWN, least / 2));

const either = (one: number, other: number) => one + other - one * other;

/** The part that has a word beginning so. */
function shareOfBeginning(beginning: string, frequencies: Frequencies): number {
  const { most } = frequencies;
  if (most.size < TELLING) return 4 * UNKNOWN;
  const begun = [...most].filter(([stem]) => stem.startsWith(beginning)).map(([, share]) => share);
  const known = [...most.values()].reduce(either, 0);
  const share = begun.reduce(either, 0) + (1 - known) * (begun.length / most.size);
  return Math.max(rareShare(frequencies), share);
}

/** A quoted stem or mark, which may be a beginning only, or a sign of tsquery. */
const SIGN = /'([^']*)'(:\*)?|<[-\d]+>|[&|!()]/g;

/**
 * Which part of all listings has what a text of tsquery asks for, as the planner would tell: words are taken to stand
 * together by chance.
 */
export function shareOf(terms: string, frequencies: Frequencies): number {
  const signs = [...terms.matchAll(SIGN)];
  let at = 0;
  const isNext = (test: RegExp) => test.test(signs[at]?.[0] ?? "");
  const one = (): number => {
    const [sign, stem, isBeginning] = signs[at] ?? [];
    at += 1;
    if (sign === "!") return 1 - one();
    if (stem === undefined) {
      const inside = any();
      at += 1;
      return inside;
    }
    if (isBeginning) return shareOfBeginning(stem, frequencies);
    return frequencies.most.get(stem) ?? rareShare(frequencies);
  };
  const all = (): number => {
    let share = one();
    while (isNext(/^[&<]/)) {
      at += 1;
      share *= one();
    }
    return share;
  };
  const any = (): number => {
    let share = all();
    while (isNext(/^\|/)) {
      at += 1;
      share = either(share, all());
    }
    return share;
  };
  return any();
}

/** Forgets what is remembered. */
export function forgetFrequencies(): void {
  kept.forget();
}
