import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Conversation } from "#db/models/Conversation.ts";
import { json, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { ensureEventPartitions } from "./dropOldEvents.ts";
import { sweepOldRows } from "./sweepOldRows.ts";

const run = (sql: string) => sequelize.query(sql);
const values = async (sql: string) => (await rows({ v: json<unknown>() }, sql)).map(({ v }) => v);

test("tokens go when they expire, and their session after them", async () => {
  const { id } = await buildUser();
  const [live, over, fresh] = [randomUUID(), randomUUID(), randomUUID()];
  await run(`
    insert into sessions (id, user_id, created_at) values
      ('${live}', ${id}, now() - interval '9 days'), ('${over}', ${id}, now() - interval '40 days'), ('${fresh}', ${id}, now());
    insert into refresh_tokens (token_hash, session_id, expires_at, rotated_at) values
      ('live', '${live}', now() + interval '1 day', null), ('rotated', '${live}', now() + interval '1 hour', now()),
      ('over', '${over}', now() - interval '1 second', null)`);

  expect(await sweepOldRows("refreshTokens")).toBe(1);
  expect(await sweepOldRows("sessions")).toBe(1);

  expect(await values("select token_hash as v from refresh_tokens order by 1")).toEqual(["live", "rotated"]);
  expect((await values("select id as v from sessions")).sort()).toEqual([live, fresh].sort());
});

test("a message of a conversation stays as long as the words in it, so that a reply finds where it belongs", async () => {
  const { id: buyerId } = await buildUser();
  const { id: listingId, ownerId: sellerId } = await buildListing();
  const { id } = await Conversation.create({ listingId, buyerId, sellerId });
  await run(`
    insert into outbox (chat_id, conversation_id, cause, priority, message, status, sent_at, created_at) values
      (1, ${id}, 'talk', 1, '{}', 'sent', now() - interval '179 days', now() - interval '179 days'),
      (1, ${id}, 'old talk', 1, '{}', 'sent', now() - interval '181 days', now() - interval '181 days'),
      (1, null, 'notice', 1, '{}', 'sent', now() - interval '179 days', now() - interval '179 days')`);
  expect(await sweepOldRows("outbox")).toBe(2);
  expect(await values("select cause as v from outbox")).toEqual(["talk"]);
  await run("delete from outbox");
});

test("of the rest only what is old and done goes", async () => {
  const { id } = await buildUser();
  const forgetful = await buildUser();
  await run(`
    insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at) values
      (${id}, 'old', '', '', now() - interval '3 days'), (${id}, 'new', '', '', now() - interval '1 day');
    insert into bot_updates (update_id, chat_key, payload, received_at, done_at) values
      (1, '1', '{}', now(), now() - interval '4 days'), (2, '1', '{}', now(), now() - interval '2 days'),
      (3, '1', '{}', now() - interval '9 days', null);
    insert into outbox (chat_id, cause, priority, message, status, sent_at, created_at) values
      (1, 'old', 2, '{}', 'sent', now() - interval '91 days', now() - interval '91 days'),
      (1, 'new', 2, '{}', 'sent', now() - interval '89 days', now() - interval '99 days'),
      (1, 'failed', 2, '{}', 'failed', null, now() - interval '91 days'),
      (1, 'waiting', 2, '{}', 'queued', null, now() - interval '91 days');
    insert into bot_storage (key, value, updated_at) values
      ('conversation-1', '{}', now() - interval '31 days'), ('conversation-2', '{}', now() - interval '29 days');
    insert into drafts (user_id, body, updated_at) values
      (${id}, '{}', now() - interval '29 days'), (${forgetful.id}, '{}', now() - interval '31 days');
    insert into albums (user_id, chat_id, key, state, created_at) values
      (${id}, 1, 'old', 'drafted', now() - interval '31 days'),
      (${id}, 1, 'new', 'drafted', now() - interval '29 days');
    insert into phone_codes (phone_number, asker_hash, code_hash, nonce, delivery, created_at, expires_at) values
      ('+911234567', '', '', 'old', 'link', now() - interval '25 hours', now()),
      ('+911234567', '', '', 'new', 'link', now() - interval '23 hours', now());
    insert into phone_guesses (phone_number, asker_hash, guessed_at) values
      ('+911234567', 'old', now() - interval '49 hours'), ('+911234567', 'new', now() - interval '47 hours');
    insert into job_runs (job, slot, started_at) values
      ('old', now(), now() - interval '31 days'), ('new', now(), now() - interval '29 days')`);

  for (const what of [
    "idempotencyKeys",
    "botUpdates",
    "outbox",
    "botStorage",
    "drafts",
    "albums",
    "phoneCodes",
    "phoneGuesses",
    "jobRuns",
  ] as const) {
    await sweepOldRows(what);
  }

  expect(await values("select key as v from idempotency_keys")).toEqual(["new"]);
  expect(await values("select update_id as v from bot_updates order by 1")).toEqual([2, 3]);
  expect(await values("select cause as v from outbox order by 1")).toEqual(["new", "waiting"]);
  expect(await values("select key as v from bot_storage")).toEqual(["conversation-2"]);
  expect(await values("select user_id as v from drafts")).toEqual([id]);
  expect(await values("select key as v from albums")).toEqual(["new"]);
  expect(await values("select nonce as v from phone_codes")).toEqual(["new"]);
  expect(await values("select asker_hash as v from phone_guesses")).toEqual(["new"]);
  expect(await values("select job as v from job_runs")).toEqual(["new"]);
});

test("a heap larger than a batch goes whole", async () => {
  await run(`insert into bot_storage (key, value, updated_at)
    select 'old-' || n, '{}', now() - interval '40 days' from generate_series(1, 12000) n`);
  expect(await sweepOldRows("botStorage")).toBe(12_000);
});

test("every event table has partitions for this month and the next two, however often it is asked", async () => {
  await Promise.all([ensureEventPartitions(), ensureEventPartitions()]);
  await ensureEventPartitions();
  const months = [0, 1, 2].map((ahead) => {
    const date = new Date();
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead))
      .toISOString()
      .slice(0, 7)
      .replace("-", "");
  });
  for (const table of ["events", "app_opens", "searches", "category_clicks"]) {
    const partitions = await values(
      `select inhrelid::regclass::text as v from pg_inherits where inhparent = '${table}'::regclass`,
    );
    for (const month of months) expect(partitions).toContain(`${table}_${month}`);
  }
});
