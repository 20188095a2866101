import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { migrateUp, migrator } from "#db/migrate.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { beginBroadcast } from "./beginBroadcast.ts";
import { beginDraft, changeDraft } from "./draftBroadcast.ts";
import { editionOf } from "./editionOf.ts";
import { queueBatch } from "./queueBatch.ts";

const MIGRATION = "20261130150000-broadcasts";
const admin = await buildUser({ isAdmin: true });
const people = await Promise.all([1, 2, 3].map(() => buildUser({ botStartedAt: new Date() })));

async function tell(): Promise<number> {
  const { id } = await beginDraft(admin.id);
  const words = { text: "Привет", entities: [] };
  const draft = await changeDraft({ adminId: admin.id, id }, { words: { key: "any", words } });
  await beginBroadcast(admin.id, { id, edition: editionOf(draft) });
  return queueBatch();
}

test("undone with a broadcast on its way and done again: nothing of it is left, and the next reaches all", async () => {
  expect(await tell()).toBe(people.length);
  await OutboxMessage.create({ chatId: 1, cause: "another", priority: 2, message: {} });

  await migrator.down({ to: MIGRATION });
  expect(await OutboxMessage.findAll({ attributes: ["cause"], raw: true })).toEqual([{ cause: "another" }]);
  const [{ table } = {}] = await sequelize.query<{ table: string | null }>(
    "select to_regclass('broadcasts')::text as table",
    { type: QueryTypes.SELECT },
  );
  expect(table).toBeNull();

  expect(await migrateUp()).toContain(MIGRATION);
  // Broadcasts are counted from the first again, and its people haven't been told.
  expect(await tell()).toBe(people.length);
  expect(await OutboxMessage.count({ where: { priority: 3 } })).toBe(people.length);
});
