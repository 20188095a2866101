import type { Random } from "../random.ts";
import { fillSlots } from "../texts/fillSlots.ts";
import { goods } from "./goods.ts";
import { life } from "./life.ts";
import { property } from "./property.ts";
import { vehicles } from "./vehicles.ts";
import { wear } from "./wear.ts";

interface Sentence {
  /** o opens, d tells details, t terms. */
  kind: string;
  /** Only for new or only for used things. */
  state: "New" | "Used" | undefined;
  ru: string;
  uz: string;
}

/** Reads `# set`, then lines `o Russian | Uzbek`; `o+` is for new things, `o-` for used ones. */
function parseSentences(text: string): [string, Sentence[]][] {
  const sets: [string, Sentence[]][] = [];
  for (const line of text.trim().split("\n")) {
    const [, kind, mark, ru, uz] = /^([odt])([+-]?) (.+) \| (.+)$/.exec(line) ?? [];
    if (line.startsWith("# ")) sets.push([line.slice(2), []]);
    else if (kind && ru && uz) {
      const state = mark === "+" ? "New" : mark === "-" ? "Used" : undefined;
      sets.at(-1)?.[1].push({ kind, state, ru, uz });
    } else throw new Error(`Not a sentence: ${line}`);
  }
  return sets;
}

const sets = new Map([vehicles, property, goods, wear, life].flatMap(parseSentences));

/** Two to five sentences of a set about a thing in this state, in both languages. */
export function describe(set: string, state: "New" | "Used", random: Random): { ru: string; uz: string } {
  const sentences = sets.get(set);
  if (!sentences) throw new Error(`No sentences ${set}`);
  const some = (kind: string, count: number) =>
    random
      .shuffled(sentences.filter((item) => item.kind === kind && (item.state ?? state) === state))
      .slice(0, count);
  const chosen = [...some("o", 1), ...some("d", random.int(1, 3)), ...some("t", random.chance(0.8) ? 1 : 0)];
  const filled = chosen.map(({ ru, uz }) => fillSlots(ru, uz, random));
  return {
    ru: filled.map(({ ru }) => ru).join(" "),
    uz: filled.map(({ uz }) => uz).join(" "),
  };
}
