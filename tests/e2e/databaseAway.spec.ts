import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { placeFor } from "../../db/embedded/place.ts";
import { ownHouse } from "./support/houses.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";
import { openBotChat } from "./support/openBotChat.ts";

/** Kills the house's PostgreSQL; nobody starts it again before `letStart`. */
async function killDatabase() {
  const { folder } = ownHouse();
  const turn = join(folder, "postgres.turn");
  await writeFile(turn, String(process.pid));
  const file = join(placeFor({ folder: join(folder, "postgres") }).folder, "postmaster.pid");
  process.kill(Number((await readFile(file, "utf8")).split("\n")[0]), "SIGKILL");
  return { letStart: () => rm(turn, { force: true }) };
}

test("a database that dies comes back by itself, and so does what people look at and wait for", async ({
  page,
  market,
  context,
}) => {
  test.slow();
  const chat = await context.newPage();
  await openBotChat(chat, market, people.timur);
  const app = await market.open(page, { personId: people.timur, app: "market" });
  await expect(app.getByRole("heading", { name: "Интересное рядом" })).toBeVisible();

  const { letStart } = await killDatabase();
  await app.getByRole("link", { name: /^Объявления/ }).click();
  await expect(app.getByRole("heading", { name: "Сейчас вернёмся" })).toBeVisible();
  await keepPicture(page, "database-away");

  await chat.getByRole("textbox").last().fill("/help");
  await chat.keyboard.press("Enter");
  const told = chat.getByText("Сейчас вернёмся и тогда ответим");
  await expect(told).toBeVisible({ timeout: 30_000 });
  await keepPicture(chat, "database-away-bot");

  await letStart();
  await expect(app.getByRole("heading", { name: "Сейчас вернёмся" })).toBeHidden({ timeout: 40_000 });
  await expect(chat.getByText(/\/language/).last()).toBeVisible({ timeout: 40_000 });
  await expect(told).toHaveCount(1);
});
