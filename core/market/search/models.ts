import type { Meanings } from "./meanings.ts";
import { type Piece, typedText } from "./pieces.ts";
import type { Query, Unplaced } from "./slot.ts";
import { alternativesOf, phraseSql, tightSql } from "./termSql.ts";

/** Letters of the other alphabet that a letter of a model is taken for (С55, В10), in their normal form. */
const lookAlikes = new Map(
  Object.entries({ с: "k", в: "b", ц: "k", н: "h", р: "p", у: "y", c: "s", b: "v", h: "n", p: "r", y: "u" }),
);
const isLetter = ({ normal }: Piece) => /^[a-z]$/.test(normal);
/** Whether a piece of a query is a number. */
export const isNumber = ({ normal }: Piece): boolean => /^\d/.test(normal);

/** The stems of pieces, with blanks between. */
export const stemsOf = (tokens: readonly Piece[]): string => tokens.map(({ stem }) => stem).join(" ");

/** How many tokens are a letter and its number (s23) or, typed in one word, a number and its letter (8k, a15s). */
function modelLength(at: number, tokens: readonly Piece[]): number {
  const isTight = (one: Piece | undefined, two: Piece | undefined) => {
    if (!one || !two) return false;
    if (isLetter(one)) return isNumber(two);
    return isNumber(one) && isLetter(two) && one.place === two.place;
  };
  let length = 1;
  while (isTight(tokens[at + length - 1], tokens[at + length])) {
    // A number of another word, or behind a dash, is none of this one's.
    if (length > 1 && tokens[at + length]?.before !== "") break;
    length += 1;
  }
  return length;
}

/** Other ways to write a number and its letter. */
function otherModels(stems: string, typed: string, { alike }: Meanings): string[] {
  const [, rooms] = /^\d+-?к$/iu.test(typed) ? (/^(\d+) k$/.exec(stems) ?? []) : [];
  return rooms && alike.has(`${rooms} komn`) ? alternativesOf(`${rooms} komn`, alike) : [];
}

/** A letter as it is called, before a number (икс 6, эм1), in normal form. */
const letterNames = new Map(
  `ey=a bi=b si=k di=d ef=f ji=g ash=h ay=i jey=j key=k el=l em=m en=n er=r ar=r es=s ti=t vi=v iks=h zet=z zed=z`
    .split(" ")
    .map((named) => named.split("=") as [string, string]),
);

/** A model whose letter is spelt out, and how many pieces it has. */
export function calledModelAt(at: number, query: Query): [Unplaced, number] | undefined {
  const [letter, number] = query.tokens.slice(at, at + 2);
  const meant = letterNames.get(letter?.normal ?? "");
  if (!letter || !number || meant === undefined || !isNumber(number)) return undefined;
  const part = [letter, number];
  const near = [tightSql(`${meant} ${number.stem}`)];
  return [
    {
      typed: typedText(part, query.tokens, query.words),
      exact: [phraseSql(stemsOf(part))],
      near,
      fuzzy: [],
      meant: null,
    },
    2,
  ];
}

/** A letter and its number, or a number and its letter, and how many pieces they are. */
export function modelAt(at: number, query: Query): [Unplaced, number] | undefined {
  const length = modelLength(at, query.tokens);
  if (length === 1) return undefined;
  const part = query.tokens.slice(at, at + length);
  const typed = typedText(part, query.tokens, query.words);
  const letter = part.find(isLetter);
  const other = lookAlikes.get(letter?.text.toLowerCase() ?? "");
  const otherStems = part.map((piece) => (piece === letter && other ? other : piece.stem)).join(" ");
  const near = other ? [tightSql(otherStems)] : otherModels(stemsOf(part), typed, query.meanings);
  return [{ typed, exact: [tightSql(stemsOf(part))], near, fuzzy: [], meant: null }, length];
}
