import type { Page } from "@playwright/test";
import { buyCoins } from "./support/buyCoins.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { makeSeller } from "./support/promoting.ts";
import { runJob } from "./support/runJob.ts";
import { words as languages } from "./support/words.ts";

const SENDING = 20_000;

const openChat = (page: Page, market: Market, { id }: Member) =>
  page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("log").getByText(words).last()).toBeVisible({ timeout: SENDING });
const button = (page: Page, words: string) =>
  page.getByRole("log").locator(".inline-button", { hasText: words }).last();

/** Queues the notice about a favourite, and lets it be due at once. */
async function hasten({ id }: Member): Promise<void> {
  await runJob("tellKeepers");
  const due = () =>
    inDatabase(
      `update outbox set due_at = now()
       where cause like 'listing-notice:%' and chat_id = $1 and status = 'queued' and due_at > now()`,
      [id],
    );
  // The market's own worker may be the one that is just doing it.
  await expect.poll(due).toBe(1);
}

test("a favourite grows cheaper and is sold: who keeps it hears of both, and can hush it", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const name = "Кресло-качалка";
  const { seller, id, cardNow } = await makeSeller(market, name, "uz");
  const { link } = (await cardNow()) as { link: string };
  const keeper = await Member.make(market, "Нодира", "ru");
  const app = await market.open(page, { personId: keeper.id, app: "market", startapp: `product_${link}` });
  await app
    .getByRole("button", { name: new RegExp(words["tab.favourites"]) })
    .first()
    .click();
  const kept = () => keeper.call<{ total: number }>("GET", "/api/user/telegram/favourites");
  await expect.poll(async () => (await kept()).total).toBe(1);

  await seller.call("PATCH", `/api/user/telegram/products/${link}`, { price: 200_000 });
  await hasten(keeper);
  await openChat(page, market, keeper);
  await says(page, "Стало дешевле");
  await says(page, /250\s000\sсум → 200\s000\sсум/);
  await keepPicture(page, "notices-1-cheaper");
  await button(page, "Не писать об этом объявлении").click();
  await expect(page.getByText(/Больше не напишем об этом объявлении/)).toBeVisible();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await button(page, "Снова писать об этом объявлении").click();
  await expect(button(page, "Не писать об этом объявлении")).toBeVisible();

  await seller.call("DELETE", "/api/user/telegram/products", { id, reason: "SoldHere" });
  await hasten(keeper);
  await says(page, "Объявление больше не в продаже");
  await keepPicture(page, "notices-2-gone");
  await button(page, "Похожие объявления").click();
  await expect(appIn(page).getByRole("heading", { name })).toBeVisible();
  await keepPicture(page, "notices-3-similar");
});

test("a seller is asked whether it is still for sale, has sold it, and takes that back; a promotion ends with its receipt", async ({
  page,
  market,
}) => {
  const name = "Tebranma kreslo";
  const { seller, id, cardNow } = await makeSeller(market, name, "uz");
  const asked = await inDatabase(
    "update listings set expires_at = now() + interval '15 days 23 hours' where id = $1",
    [id],
  );
  expect(asked).toBe(1);
  await openChat(page, market, seller);
  await runJob("askStillSelling");
  await says(page, "Hali ham sotyapsizmi?");
  await keepPicture(page, "notices-4-selling");
  await button(page, "Sotildi").click();
  await says(page, "Sotilgan deb yopildi");
  expect(await cardNow()).toBeUndefined();
  await keepPicture(page, "notices-5-sold");
  await button(page, "Sotuvga qaytarish").click();
  await says(page, "Yana sotuvda");
  expect(await cardNow()).toMatchObject({ id });

  await buyCoins(market, seller);
  const offers = await seller.call<{ TopUp: { id: number } }>("GET", "/api/telegram/available-features");
  const wish = { telegramProductId: id, featureIds: [offers.TopUp.id] };
  const { transactionId } = await seller.call<{ transactionId: number }>(
    "POST",
    "/api/user/telegram/available-features/promote",
    wish,
  );
  await says(page, `Chek № ${transactionId}.`);
  await keepPicture(page, "notices-6-begun");
  await inDatabase("update promotions set ends_at = now() where listing_id = $1", [id]);
  await runJob("endExpired");
  await says(page, "Koʻrishlarni oshirish tugadi");
  await says(page, new RegExp(`Shu vaqt ichida: .* Chek № ${transactionId}\\.`));
  await keepPicture(page, "notices-7-over");
  await button(page, "Yana koʻtarish").click();
  await expect(appIn(page).getByRole("radio").first()).toBeChecked();
});
