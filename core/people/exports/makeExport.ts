import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { json, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { exportParts } from "./parts/registerParts.ts";

/** Which keys of which parts there are changes with this. */
const VERSION = 1;

const objectOf = (keys: Record<string, string>) =>
  `json_build_object(${Object.entries(keys)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(", ")})`;

async function ask<Value>(sql: string, userId: number): Promise<Value | undefined> {
  const [row] = await rows({ json: json<Value>() }, sql.replaceAll("$1", "$userId"), { userId });
  return row?.json;
}

/**
 * A copy of all that is a person's own, as docs/data-export.md says; of other people it has first names only.
 * @returns undefined when there is no such person any more.
 */
export function makeExport(userId: number, now = new Date()): Promise<Record<string, unknown> | undefined> {
  // In one transaction of one snapshot, so that the parts agree.
  return transact(async () => {
    await sequelize.query("set transaction isolation level repeatable read, read only");
    const parts: Record<string, unknown> = { version: VERSION, madeAt: now.toISOString() };
    for (const [name, { keys, from, order }] of Object.entries(exportParts())) {
      const entry = objectOf(keys);
      const entries = order === undefined ? entry : `coalesce(json_agg(${entry} order by ${order}), '[]')`;
      parts[name] = (await ask(`select ${entries} as json from ${from}`, userId)) ?? null;
      if (parts.profile === null) return undefined;
    }
    return parts;
  });
}

/** The message that brings somebody the copy of their data, made now; nothing when they are gone. */
export async function openExport(userId: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const copy = await makeExport(userId);
  if (!copy) return { kind: "over" };
  const document = {
    name: `bozor-${reportDay(new Date())}.json`,
    text: `${JSON.stringify(copy, null, 2)}\n`,
  };
  return { message: { text: { key: "privacy-export-ready" }, document } };
}
