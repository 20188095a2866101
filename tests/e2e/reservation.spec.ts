import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";

const log = (page: Page) => page.getByRole("log");
const press = (page: Page, text: string | RegExp) =>
  log(page).getByRole("button", { name: text }).last().click();

test("a reservation goes to another buyer only after a question, and what told of the first says so", async ({
  page,
  market,
}) => {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sanjar", "ru");
  const [lola, anvar] = [await Member.make(market, "Lola", "uz"), await Member.make(market, "Anvar", "ru")];
  const listing = await seller.post("Велосипед детский");
  await admin.call("POST", "/api/user/telegram/products/moderate", {
    isModerated: true,
    productIds: [listing.id],
  });
  const open = ({ id }: Member) => page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
  const heard = ({ id }: Member, what: RegExp) =>
    expect.poll(async () => (await saidTo(market, id)).join("\n---\n")).toMatch(what);

  for (const [buyer, percent] of [
    [lola, "−5 %"],
    [anvar, "−10 %"],
  ] as const) {
    await market.act(`people/${buyer.id}/start`, { payload: `chat_${listing.id}` });
    await heard(buyer, /Велосипед детский/);
    await open(buyer);
    await press(page, /💰/);
    await press(page, percent);
    await heard(seller, new RegExp(`${buyer === lola ? "Lola" : "Anvar"} · Велосипед[^]*💰 Предлагает`));
    await open(seller);
    await press(page, "✅ Согласиться");
    if (buyer === lola) await heard(lola, /✅ Kelishdingiz/);
  }
  await expect(log(page).getByText(/забронировано до .*Lola.*Anvar\?/)).toBeVisible();
  await keepPicture(page, "reservation-1-question");
  await press(page, "Нет, оставить как есть");
  await expect(log(page).getByText(/всё осталось как было/)).toBeVisible();
  expect((await saidTo(market, anvar.id)).join()).not.toContain("Договорились");

  await press(page, "✅ Согласиться");
  await press(page, "✅ Да: Anvar");
  await heard(anvar, /✅ Договорились/);
  await heard(lola, /endi siz uchun band emas: sotuvchi uni boshqa xaridor uchun band qildi/);
  await expect(log(page).getByText(/Договорились раньше/)).toBeVisible();
  await keepPicture(page, "reservation-2-given");
  await open(lola);
  await expect(log(page).getByText(/Avval kelishilgan edi/)).toBeVisible();
  await keepPicture(page, "reservation-3-first-buyer");
});
