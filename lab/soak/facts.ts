import pg from "pg";
import { boolean, clientRows, maybe, number, type RowOf, type Shape, text } from "#db/rows.ts";
import { reminderMarker } from "./markers.ts";
import type { Face } from "./people.ts";

/** The facts that the database tells at the end. */
export interface Facts {
  updates: { total: number; waiting: number; givenUp: Record<string, number> };
  /** Messages by what became of them and why. */
  outbox: { status: string; error: string | null; count: number }[];
  /** Numbers under which Telegram took what the outbox sent. */
  sentIds: Set<number>;
  /** Words that were kept for the other side. */
  kept: Set<string>;
}

/** Runs statements of ours. A connection that breaks is made again the next time. */
async function ask<Columns extends Shape>(
  url: string,
  shape: Columns,
  sql: string,
  values: unknown[] = [],
): Promise<RowOf<Columns>[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return await clientRows(client, shape, sql, values);
  } finally {
    await client.end();
  }
}

/** Queues so many reminders at once, to everybody in turn, `from` of which there are already. @returns the markers by person, in their order. */
export async function queueReminders(
  url: string,
  faces: readonly Face[],
  { from, count }: { from: number; count: number },
): Promise<Map<number, string[]>> {
  const all = Array.from({ length: count }, (_, number) => ({
    chat: faces[number % faces.length]?.id ?? 0,
    marker: reminderMarker(from + number),
  }));
  await ask(
    url,
    {},
    `insert into outbox (user_id, chat_id, cause, priority, message)
     select u.id, one.chat, 'soak:' || one.marker, 2,
       jsonb_build_object('text', jsonb_build_object('key', 'start-greeting', 'values', jsonb_build_object('name', one.marker)))
     from unnest($1::bigint[], $2::text[]) with ordinality as one (chat, marker, nr)
     join users u on u.telegram_id = one.chat order by one.nr`,
    [all.map(({ chat }) => chat), all.map(({ marker }) => marker)],
  );
  const byPerson = new Map<number, string[]>();
  for (const { chat, marker } of all) byPerson.set(chat, [...(byPerson.get(chat) ?? []), marker]);
  return byPerson;
}

const WAITING = `
  select (select count(*) from bot_updates where done_at is null)::int as updates,
    (select count(*) from outbox where status = 'queued')::int as messages`;

/** How much isn't worked off yet. */
export async function countWaiting(url: string): Promise<{ updates: number; messages: number }> {
  const [row] = await ask(url, { updates: number, messages: number }, WAITING);
  return row ?? { updates: 0, messages: 0 };
}

export async function readFacts(url: string): Promise<Facts> {
  const updates = await ask(
    url,
    { error: maybe(text), isDone: boolean, count: number },
    `select error, done_at is not null as "isDone", count(*)::int as count from bot_updates group by 1, 2`,
  );
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  const givenUp = updates.flatMap(({ error, count }) => (error === null ? [] : [[error, count] as const]));
  const sent = await ask(
    url,
    { id: number },
    "select telegram_message_id as id from outbox where status = 'sent'",
  );
  const kept = await ask(url, { text }, "select text from conversation_messages where text is not null");
  return {
    updates: {
      total: sum(updates),
      waiting: sum(updates.filter(({ isDone }) => !isDone)),
      givenUp: Object.fromEntries(givenUp),
    },
    outbox: await ask(
      url,
      { status: text, error: maybe(text), count: number },
      "select status, error, count(*)::int as count from outbox group by 1, 2 order by 3 desc",
    ),
    sentIds: new Set(sent.map(({ id }) => id)),
    kept: new Set(kept.map(({ text }) => text.split(" ").at(-1) ?? "")),
  };
}
