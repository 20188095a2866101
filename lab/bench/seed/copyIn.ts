import { once } from "node:events";
import type { Writable } from "node:stream";
import type pg from "pg";

interface Connection {
  stream: Writable;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

export type CopyValue = string | number | boolean | null | readonly string[];

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (letter) => escapes[letter] ?? letter);
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

function field(value: CopyValue): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return escaped(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  return escaped(`{${value.map(quoted).join(",")}}`);
}

/** A row in the text format of COPY. */
export const copyRow = (values: readonly CopyValue[]) => `${values.map(field).join("\t")}\n`;

const CHUNK = 256 * 1024;

/** Opens a COPY of PostgreSQL's protocol; node-postgres hands the server's answers to the functions given here. */
function openCopy(client: pg.Client, text: string) {
  let done: Promise<void> = Promise.resolve();
  const opened = new Promise<Connection>((open, failToOpen) => {
    done = new Promise((finish, fail) => {
      const copy = {
        submit: (connection: Connection) => connection.query(text),
        handleCopyInResponse: open,
        handleCommandComplete() {},
        handleReadyForQuery: () => finish(),
        handleError: (error: Error) => {
          failToOpen(error);
          fail(error);
        },
      };
      client.query(copy as unknown as pg.Submittable);
    });
  });
  return { opened, done };
}

/** Loads rows into a table by COPY, as fast as the slower of both sides. */
export async function copyInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const { opened, done } = openCopy(client, `copy ${table} (${columns.join(", ")}) from stdin`);
  let failure: unknown;
  done.catch((error: unknown) => {
    failure = error;
  });
  const connection = await opened;
  let chunk = "";
  const send = async () => {
    connection.sendCopyFromChunk(Buffer.from(chunk));
    chunk = "";
    if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
  };
  for await (const row of rows) {
    if (failure) break;
    chunk += row;
    if (chunk.length >= CHUNK) await send();
  }
  if (chunk && !failure) await send();
  connection.endCopyFrom();
  await done;
}
