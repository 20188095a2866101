import { drawPhoto } from "../photos.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { pickCategory, pickPlace } from "./support/postListing.ts";
import { words as languages } from "./support/words.ts";

const sales = {
  ru: {
    theme: "light",
    caption:
      "Велосипед Stels горный\n21 скорость, почти новый.\nЦена: 1 250 000 сум, торг\nТел: 90 765-43-21",
    said: ["Велосипед Stels горный", "1 250 000 сум", "+998 90 ••• •• 21", "3 фото"],
    open: "📝 Открыть и опубликовать",
    name: "Велосипед Stels горный",
    description: "21 скорость, почти новый.",
    category: ["Телефоны", "Смартфоны"],
    place: ["Город Ташкент", "Ташкент", "Чиланзарский район"],
    again: "Самокат\n400 000 сум",
    use: "📝 Взять новый, из фото",
  },
  uz: {
    theme: "dark",
    caption:
      "Stels velosipedi\n21 tezlik, deyarli yangi.\nNarxi 1 mln 250 ming so'm, kelishiladi\nTel: 90 765-43-21",
    said: ["Stels velosipedi", "1 250 000 soʻm", "+998 90 ••• •• 21", "3 ta surat"],
    open: "📝 Ochish va eʼlon qilish",
    name: "Stels velosipedi",
    description: "21 tezlik, deyarli yangi.",
    category: ["Telefonlar", "Smartfonlar"],
    place: ["Toshkent shahri", "Toshkent", "Chilonzor tumani"],
    again: "Samokat\n400 000 so'm",
    use: "📝 Suratlardan yangisi",
  },
} as const;

async function sendPhotos(market: Market, personId: number, caption: string, count: number) {
  const photos = await Promise.all(
    Array.from({ length: count }, async () =>
      (await drawPhoto(1600, 1200).jpeg().toBuffer()).toString("base64"),
    ),
  );
  await market.act(`people/${personId}/photos`, { photos, caption });
}

test("photos with words sent to the bot fill the form, which is then posted", async ({ page, market }) => {
  test.setTimeout(120_000);
  const sale = sales.ru;
  const words = languages.ru;
  const seller = await Member.make(market, "Sotuvchi", "ru");
  await page.emulateMedia({ colorScheme: sale.theme });
  await page.goto(`${market.messengerUrl}/?person=${seller.id}&chat=bot`);
  await sendPhotos(market, seller.id, sale.caption, 3);
  const chat = page.getByRole("log");
  const open = chat.getByRole("button", { name: sale.open });
  await expect(open).toBeVisible({ timeout: 20_000 });
  const [answer = ""] = await saidTo(market, seller.id);
  for (const piece of sale.said) expect(answer.replace(/[\u00a0\u202f]/g, " ")).toContain(piece);
  await keepPicture(page, "album-1-answer");

  await open.click();
  const app = appIn(page);
  await expect(app.getByLabel(words["sell.name"], { exact: true })).toHaveValue(sale.name);
  await expect(app.getByLabel(words["sell.description"], { exact: true })).toHaveValue(sale.description);
  await expect(app.getByLabel(words["sell.price"], { exact: true })).toHaveValue(/^1\s250\s000$/);
  await expect(app.getByLabel(words["sell.phone"], { exact: true })).toHaveValue(/^\+998/);
  await expect(app.getByRole("button", { name: words["sell.photo.done"] })).toHaveCount(3);
  // A person who comes from the bot has decided already to go on with it.
  await expect(app.getByText(words["sell.draftFound"])).toHaveCount(0);
  await keepPicture(page, "album-2-form");

  await pickCategory(app, words, sale.category);
  await app.getByText(words["state.Used"], { exact: true }).click();
  await pickPlace(app, sale.place);
  await app.getByRole("button", { name: words["sell.publish"] }).click();
  await expect(app.getByRole("heading", { name: sale.name })).toBeVisible();
  await keepPicture(page, "album-3-posted");
});

test("an earlier draft waits while photos become the new one, and comes back", async ({ page, market }) => {
  test.setTimeout(120_000);
  const sale = sales.uz;
  const words = languages.uz;
  const seller = await Member.make(market, "Sotuvchi", "uz");
  await seller.call("POST", "/api/user/telegram/draft", {
    draft: { name: "Stol", description: "Yogʻoch", price: 5000, photos: [] },
  });
  await page.goto(`${market.messengerUrl}/?person=${seller.id}&chat=bot`);
  await sendPhotos(market, seller.id, sale.again, 1);
  const chat = page.getByRole("log");
  const use = chat.getByRole("button", { name: sale.use });
  await expect(use).toBeVisible({ timeout: 20_000 });
  await keepPicture(page, "album-4-two-drafts");
  await use.click();
  await expect(chat.getByRole("button", { name: /↩️/ })).toBeVisible();
  await keepPicture(page, "album-5-swapped");
  await chat.getByRole("button", { name: sale.open }).click();
  const name = appIn(page).getByLabel(words["sell.name"], { exact: true });
  await expect(name).toHaveValue(/^Samokat|^Самокат/);
  await market.act(`people/${seller.id}/press`, { row: 1, column: 0 });
  await expect
    .poll(async () => {
      const { draft } = await seller.call<{ draft: { name: string } }>("GET", "/api/user/telegram/draft");
      return draft.name;
    })
    .toBe("Stol");
});
