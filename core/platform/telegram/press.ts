/** The bytes of a press that Telegram takes, `callback_data` of the Bot API. */
const BYTES_MAX = 64;

declare const packed: unique symbol;
/** The data of a button, as a codec packed it; it comes back when the button is pressed. */
export type PressData = string & { readonly [packed]: true };

/** Whether Telegram takes it as a press, which may be one of an older version. */
export const isPressData = (data: unknown): data is PressData =>
  typeof data === "string" && data !== "" && Buffer.byteLength(data) <= BYTES_MAX;

/** A button of the Bot API that brings a press back. */
export const pressButton = (text: string, callback_data: PressData) => ({ text, callback_data });

/** A value inside a press: written without a colon, and read back from what matches `pattern` whole. */
export interface Part<Value> {
  readonly pattern: RegExp;
  read(text: string): Value;
  write(value: NonNullable<Value>): string;
}

/** An id of ours. */
export const idPart: Part<number> = { pattern: /^[1-9]\d{0,8}$/, read: Number, write: String };

/** Words of a shape, such as a key. */
export const textPart = (pattern: RegExp): Part<string> => ({
  pattern,
  read: (text) => text,
  write: (text) => text,
});

/** One of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Part<Word> => ({
  pattern: new RegExp(`^(?:${words.join("|")})$`),
  read: (text) => text as Word,
  write: (word) => word,
});

/** Yes or no, as 1 or 0. */
export const yesNoPart: Part<boolean> = {
  pattern: /^[01]$/,
  read: (text) => text === "1",
  write: (is) => (is ? "1" : "0"),
};

/** A part that may be left out; only the last of a press may be such. */
export const optional = <Value>(part: Part<Value>): Part<Value | undefined> => ({
  pattern: new RegExp(`^$|${part.pattern.source}`),
  read: (text) => (text === "" ? undefined : part.read(text)),
  write: (value) => part.write(value as NonNullable<Value>),
});

/** Values of a press; those that may be left out may be left out. */
export type Values<List extends readonly unknown[]> = List extends readonly [...infer First, infer Last]
  ? undefined extends Last
    ? [...First, Last?]
    : [...List]
  : [...List];

/** The codec of one kind of press: `head` names it, and its values follow behind colons. */
export interface Press<List extends readonly unknown[] = readonly unknown[]> {
  readonly head: string;
  /** @throws when a value isn't of its part's shape, or all are longer than Telegram takes. */
  pack(...values: Values<List>): PressData;
  /** The values of such a press; undefined when it isn't one, or is broken. */
  unpack(data: string): Values<List> | undefined;
  /** Whether it is such a press, whatever its values. */
  is(data: string): boolean;
}

type Parts<List extends readonly unknown[]> = { [Index in keyof List]: Part<List[Index]> };

/**
 * Makes the codec of a press. What was packed once stands on buttons in people's chats for good: a head and its parts may
 * get more at their end, but never change.
 * @param head one or two words with a colon between; no two codecs share one.
 */
export function press<const List extends readonly unknown[]>(
  head: string,
  ...parts: Parts<List>
): Press<List> {
  const list = parts as readonly Part<unknown>[];

  function unpack(data: string): Values<List> | undefined {
    if (!is(data)) return undefined;
    const said = data === head ? [] : data.slice(head.length + 1).split(":");
    // A missing id leaves nothing behind its colon.
    if (said.length > list.length || said.some((text) => text === "")) return undefined;
    const isWhole = list.every(({ pattern }, index) => pattern.test(said[index] ?? ""));
    if (!isWhole) return undefined;
    return list.map((part, index) => part.read(said[index] ?? "")) as unknown as Values<List>;
  }

  function is(data: string): boolean {
    return data === head || data.startsWith(`${head}:`);
  }

  function pack(...values: Values<List>): PressData {
    const said = (values as unknown[]).flatMap((value, index) =>
      value === undefined ? [] : [list[index]?.write(value as NonNullable<unknown>) ?? ""],
    );
    const data = [head, ...said].join(":");
    if (Buffer.byteLength(data) > BYTES_MAX)
      throw new Error(`A press of more than ${BYTES_MAX} bytes: ${head}`);
    if (!unpack(data)) throw new Error(`A press that couldn't be read back: ${head}`);
    return data as PressData;
  }

  return { head, pack, unpack, is };
}

/** Whether it is one of these presses, whatever its values. */
export const isOneOf = (codecs: readonly Pick<Press, "is">[], data: string | undefined): boolean =>
  data !== undefined && codecs.some((codec) => codec.is(data));
