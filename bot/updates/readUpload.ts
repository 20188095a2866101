import { Readable } from "node:stream";

/** A call that uploads files, with its fields as far as they are read. */
interface Upload {
  fields: Record<string, unknown>;
  /** The whole of it, what was read here too. */
  body: Readable;
}

/** Between the parts of a form stands this: https://www.rfc-editor.org/rfc/rfc7578#section-4.1. */
function separatorOf(headers: RequestInit["headers"]): string {
  const type = new Headers(headers).get("content-type") ?? "";
  return `--${/boundary=(\S+)/.exec(type)?.[1] ?? ""}\r\n`;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** At which part the files begin; below 0 where none has come yet. */
const fileAt = (parts: readonly string[]) => parts.findIndex((part) => /^[^\r\n]*;filename=/.test(part));

/** The fields before the files; numbers and lists are JSON in them. */
function readFields(parts: readonly string[]): Record<string, unknown> {
  const pairs = parts.slice(0, fileAt(parts)).flatMap((part) => {
    const [, name, value] =
      /^content-disposition:form-data;name="([^"]*)"\r\n\r\n(.*)\r\n$/s.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [[name, readValue(value)] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * Reads the fields of an upload as grammY writes it, a form whose files come last, without losing anything of what is sent.
 * @param stream bytes of the form; of a file no more is held than the piece that comes with its beginning.
 */
export async function readUpload(
  stream: AsyncIterable<Uint8Array>,
  headers: RequestInit["headers"],
): Promise<Upload> {
  const separator = separatorOf(headers);
  const source = stream[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let parts: string[] = [];
  while (fileAt(parts) < 0) {
    const { done, value } = await source.next();
    if (done) break;
    seen.push(value);
    parts = Buffer.concat(seen).toString().split(separator);
  }
  async function* whole() {
    try {
      yield* seen;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { fields: readFields(parts), body: Readable.from(whole(), { objectMode: false }) };
}
