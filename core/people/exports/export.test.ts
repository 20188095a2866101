import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openConversation } from "#core/market/conversations/openConversation.ts";
import { relayMessage } from "#core/market/conversations/relayMessage.ts";
import { deleteSavedSearch } from "#core/market/savedSearches/ownSavedSearch.ts";
import { Favourite } from "#db/models/Favourite.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { giveCoins } from "../../../tests/moneyFactories.ts";
import { buyAlone } from "../../../tests/orderFactories.ts";
import { buildSavedSearch } from "../../../tests/savedSearchFactories.ts";
import { askExport } from "./askExport.ts";
import { makeExport } from "./makeExport.ts";
import { exportParts } from "./parts/registerParts.ts";

const met = (overrides: Parameters<typeof buildUser>[0] = {}) =>
  buildUser({ botStartedAt: new Date(), ...overrides });

interface Copy {
  profile: Record<string, unknown>;
  listings: Record<string, unknown>[];
  favourites: { listing: { name: string } }[];
  messages: { to: string; text: string }[];
  orders: { number: string; address: string }[];
  coins: { kind: string; amount: number }[];
  searches: { query: string }[];
  events: { name: string; count: number }[];
}

test("a copy holds all that is one's own, and of others their first names only", async () => {
  const user = await met({ firstName: "Лола", username: "lola_of_tashkent" });
  const other = await met({
    firstName: "Тимур",
    lastName: "Tajny",
    username: "timur_secret",
    phoneNumber: "+998901110022",
  });
  const own = await buildListing({ ownerId: user.id, name: "Диван", photos: 1 });
  const foreign = await buildListing({ ownerId: other.id, name: "Стол", phoneNumbers: ["+998905550055"] });
  await Favourite.create({ userId: user.id, listingId: foreign.id });
  const chatId = user.telegramId ?? 0;
  await openConversation(user.id, { listingId: foreign.id, chatId, updateId: 601 });
  await relayMessage(user.id, chatId, {
    updateId: 602,
    messageId: 602,
    text: "Торг есть?",
    photoFileId: null,
    place: null,
    repliesTo: undefined,
  } as never);
  await sequelize.query(
    `insert into conversation_messages (conversation_id, sender_id, update_id, message_id, text)
     select id, seller_id, 603, 603, 'Тайный ответ' from conversations where buyer_id = $id`,
    { bind: { id: user.id } },
  );
  await giveCoins(user.id, 25);
  const order = await buyAlone({}, user);
  await sequelize.query(
    "insert into searches (user_id, query) values ($id, 'угловой диван'), ($other, 'чужое')",
    {
      bind: { id: user.id, other: other.id },
    },
  );
  await sequelize.query(
    "insert into events (user_id, name, app) values ($id, 'page_opened', 'classifieds'), ($id, 'page_opened', 'classifieds')",
    { bind: { id: user.id } },
  );

  const copy = (await makeExport(user.id)) as unknown as Copy;
  expect(copy.profile).toMatchObject({ firstName: "Лола", username: "lola_of_tashkent", coins: 25 });
  expect(copy.listings).toMatchObject([{ link: own.link, name: "Диван", phones: ["+998901234533"] }]);
  expect(copy.favourites).toMatchObject([{ listing: { name: "Стол" } }]);
  expect(copy.messages).toMatchObject([{ to: "Тимур", text: "Торг есть?" }]);
  expect(copy.orders).toMatchObject([{ number: order.number, address: "12 MG Road" }]);
  expect(copy.coins).toMatchObject([{ kind: "adjusted", amount: 25 }]);
  expect(copy.searches.map(({ query }) => query)).toEqual(["угловой диван"]);
  expect(copy.events).toMatchObject([{ name: "page_opened", count: 2 }]);
  const text = JSON.stringify(copy);
  for (const secret of ["Tajny", "timur_secret", "998901110022", "998905550055", "Тайный ответ", "чужое"]) {
    expect(text).not.toContain(secret);
  }
});

test("it is asked for once in 24 hours, however often one presses, and comes as a file", async () => {
  const telegram = fakeTelegram();
  await telegram.deliver();
  const user = await met({ language: "en" });
  const asked = await Promise.all([askExport(user.id), askExport(user.id), askExport(user.id)]);
  expect(asked.toSorted()).toEqual([false, false, true]);
  const [sent] = await telegram.deliver();
  expect(sent).toMatchObject({ method: "sendDocument", chat_id: user.telegramId });
  const [file] = (sent as unknown as { files: { name: string; text: string }[] }).files;
  expect(file?.name).toMatch(/^bozor-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(file?.text ?? "")).toMatchObject({ version: 1, profile: { id: user.id } });
  // Nothing of it lies in the outbox.
  const row = await OutboxMessage.findOne({ where: { userId: user.id }, rejectOnEmpty: true });
  expect(row.message).toEqual({ live: "export", id: user.id });

  expect(await askExport(user.id)).toBe(false);
  await User.update({ exportAskedAt: new Date(Date.now() - 25 * 3_600_000) }, { where: { id: user.id } });
  expect(await askExport(user.id)).toBe(true);
});

test("one that didn't arrive can be asked for again at once, and once", async () => {
  const user = await met();
  for (const status of ["failed", "cancelled"]) {
    expect(await askExport(user.id)).toBe(true);
    expect(await askExport(user.id)).toBe(false);
    await OutboxMessage.update({ status } as never, { where: { userId: user.id, status: "queued" } });
    const asked = await Promise.all([askExport(user.id), askExport(user.id)]);
    expect(asked.toSorted()).toEqual([false, true]);
    await OutboxMessage.update({ status } as never, { where: { userId: user.id, status: "queued" } });
  }
  await askExport(user.id);
  await OutboxMessage.update(
    { status: "sent", sentAt: new Date() },
    { where: { userId: user.id, status: "queued" } },
  );
  expect(await askExport(user.id)).toBe(false);
});

test("the page about the copy names every field of it", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/data-export.md"), "utf8");
  for (const [part, { keys }] of Object.entries(exportParts())) {
    const section = page.split(/^## /m).find((text) => text.startsWith(`${part}\n`));
    expect(section, part).toBeDefined();
    for (const key of Object.keys(keys)) expect(section, `${part}.${key}`).toContain(`\`${key}\``);
  }
});

test("saved searches are in it, also those that were removed and can still be had back", async () => {
  const { id } = await met();
  const [kept, removed] = [
    await buildSavedSearch(id, { search: "диван" }),
    await buildSavedSearch(id, { search: "стол" }),
  ];
  await deleteSavedSearch(id, removed.id);
  const copy = (await makeExport(id)) as { savedSearches: unknown[] } | undefined;
  expect(kept.id).toBeLessThan(removed.id);
  expect(copy?.savedSearches).toMatchObject([
    { filters: { search: "диван" }, removedAt: null },
    { filters: { search: "стол" }, removedAt: expect.any(String) },
  ]);
});
