import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { emptyQueue, QUEUE } from "./support/moderating.ts";
import { otherPage } from "./support/otherPage.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

const words = languages.ru;

async function prepare(market: Market) {
  const admin = await Member.of(market, people.admin);
  await emptyQueue(admin);
  return { admin, seller: await Member.make(market, "Sardor") };
}

/** What a moderator has ticked is kept as that person's. */
const SELECTION = `moderation-ids-selected@tg${people.admin}`;

test("only admins get in", async ({ page, market }) => {
  const { id } = await Member.make(market, "Nodira");
  const app = await market.open(page, { personId: id, app: "market", url: "/webApp/moderation" });
  await expect(app.getByText(words["moderation.adminsOnly"])).toBeVisible();
});

test("select all, approve in bulk; the selection outlives a reload and ends with the decision", async ({
  page,
  market,
}) => {
  const { seller } = await prepare(market);
  const names = ["Кресло первое", "Кресло второе", "Кресло третье"];
  for (const name of names) await seller.post(name);

  const app = await market.open(page, { personId: people.admin, app: "market", url: "/webApp/moderation" });
  await expect(app.getByRole("article")).toHaveCount(3);
  await tapControl(app.getByRole("checkbox", { name: words["moderation.selectAll"] }));
  await expect(app.getByText(words["moderation.selected"].replace("{{shown}}", "3"))).toBeVisible();
  await keepPicture(page, "moderation-1-selected");
  const selected = () =>
    app.locator("body").evaluate((_, key) => localStorage.getItem(key) ?? "[]", SELECTION);
  const kept = await selected();
  expect(JSON.parse(kept)).toHaveLength(3);
  await tapControl(app.getByRole("checkbox", { name: words["moderation.selectAll"] }));
  await expect(app.getByRole("region", { name: words["moderation.selection"] })).toBeHidden();

  await tapControl(app.getByRole("checkbox", { name: words["moderation.selectAll"] }));
  const bar = app.getByRole("region", { name: words["moderation.selection"] });
  await bar.getByRole("button", { name: words["moderation.approve"] }).click();
  await app.getByRole("dialog").getByRole("button", { name: words["moderation.approve"] }).click();
  await expect(app.getByText(words["moderation.empty"])).toBeVisible();
  await keepPicture(page, "moderation-2-empty");
  expect(await selected()).toBe("[]");
  await expect
    .poll(
      async () =>
        (await saidTo(market, seller.id)).filter((said) => names.some((name) => said.includes(name))).length,
    )
    .toBe(3);
});

test("by keys: refuse with a reason; the seller reads it, fixes it, and the fix is approved", async ({
  page,
  market,
}) => {
  test.slow();
  const { seller } = await prepare(market);
  await seller.post("Шкаф дубовый");
  await page.setViewportSize({ width: 1280, height: 844 });
  const app = await market.open(page, {
    personId: people.admin,
    app: "market",
    url: "/webApp/moderation",
    platform: "tdesktop",
  });
  await expect(app.getByText("Шкаф дубовый").first()).toBeVisible();
  await keepPicture(page, "moderation-3-desk");
  await app.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("KeyR");
  const sheet = app.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("4");
  await sheet.getByLabel(words["moderation.note"]).fill("На фото не шкаф");
  await keepPicture(page, "moderation-4-reason");
  await sheet.getByRole("button", { name: words["moderation.reject"] }).click();
  await expect(app.getByText(words["moderation.empty"])).toBeVisible();
  await expect.poll(async () => (await saidTo(market, seller.id))[0]).toContain("На фото не шкаф");

  const chat = await otherPage(page);
  await chat.goto(`${market.messengerUrl}/?person=${seller.id}&chat=bot`);
  await chat.getByRole("log").locator(".inline-button").last().click();
  const form = chat.frameLocator(".app-frame").frameLocator("iframe");
  await expect(form.getByText("На фото не шкаф")).toBeVisible();
  await form.getByLabel(words["sell.name"], { exact: true }).fill("Шкаф дубовый, фото новые");
  await keepPicture(chat, "moderation-5-fix");
  await form.getByRole("button", { name: words["sell.resubmit"] }).click();
  await expect(form.getByText(words["listing.moderation"], { exact: true })).toBeVisible();

  await app.getByRole("button", { name: words["moderation.refresh"] }).first().click();
  await expect(app.getByText("Шкаф дубовый, фото новые").first()).toBeVisible();
  await app.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("KeyA");
  await expect(app.getByText(words["moderation.empty"])).toBeVisible();
  await expect.poll(async () => (await saidTo(market, seller.id))[0]).toContain("Шкаф дубовый, фото новые");
  await chat.context().close();
});

test("a change of approved words waits beside them and is shown as a difference", async ({
  page,
  market,
}) => {
  const { admin, seller } = await prepare(market);
  const { link } = await seller.post("Диван угловой серый");
  await emptyQueue(admin);
  await seller.call("PATCH", `/api/user/telegram/products/${link}`, { name: "Диван угловой белый" });

  const app = await market.open(page, {
    personId: people.admin,
    app: "market",
    url: "/webApp/moderation",
    theme: "dark",
    platform: "android",
  });
  await expect(app.getByText(words["moderation.kind.revision"], { exact: true })).toBeVisible();
  await expect(app.locator("del").getByText("серый")).toBeVisible();
  await expect(app.locator("ins").getByText("белый")).toBeVisible();
  await keepPicture(page, "moderation-6-difference");
  await app.getByRole("button", { name: words["moderation.approve.revision"] }).click();
  await expect(app.getByText(words["moderation.empty"])).toBeVisible();
  const { name } = await seller.call<{ name: string }>("GET", `/api/telegram/products/${link}`);
  expect(name).toBe("Диван угловой белый");
});

test("two moderators never overwrite each other: the slower one is told", async ({ page, market }) => {
  const { admin, seller } = await prepare(market);
  const { id, link } = await seller.post("Стол письменный");
  const app = await market.open(page, { personId: people.admin, app: "market", url: "/webApp/moderation" });
  await expect(app.getByRole("article")).toHaveCount(1);
  await admin.call("POST", QUEUE, { isModerated: false, productIds: [id], reason: "photo" });
  await app.getByRole("button", { name: words["moderation.approve.new"] }).click();
  await expect(app.locator("strong").getByText(words["moderation.nothingDone"])).toBeVisible();
  await keepPicture(page, "moderation-7-slower");
  const { status } = await seller.call<{ status: string }>("GET", `/api/user/telegram/products/${link}`);
  expect(status).toBe("rejected");
});

test("three people's reports bring a listing to the top; it is taken off sale", async ({ page, market }) => {
  const { admin, seller } = await prepare(market);
  const { id, link } = await seller.post("Чудо-таблетки");
  await emptyQueue(admin);
  await seller.post("Обычный стул");
  for (const name of ["Олим", "Ирода", "Жасур"]) {
    const reporter = await Member.make(market, name);
    await reporter.call("POST", `/api/user/telegram/products/${id}/report`, {
      reason: "fraud",
      note: "Обман",
    });
  }
  const app = await market.open(page, { personId: people.admin, app: "market", url: "/webApp/moderation" });
  const first = app.getByRole("article").first();
  await expect(first.getByRole("heading", { name: "Чудо-таблетки" })).toBeVisible();
  await expect(first.getByText(/3 человека/)).toBeVisible();
  await keepPicture(page, "moderation-8-reports");
  await first.getByRole("button", { name: words["moderation.reject.report"] }).click();
  const sheet = app.getByRole("dialog");
  await tapControl(sheet.getByRole("radio", { name: words["reason.prohibited"] }));
  await sheet.getByRole("button", { name: words["moderation.reject.report"] }).click();
  await expect(app.getByRole("heading", { name: "Чудо-таблетки" })).toBeHidden();
  expect((await fetch(`${market.url}/api/telegram/products/${link}`)).status).toBe(404);
});
