import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";

/** A seller and ways to begin and look at payments for their listing. */
async function makeSeller(market: Market) {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sanjar");
  const listing = await seller.post("Велосипед");
  await admin.call("POST", "/api/user/telegram/products/moderate", {
    isModerated: true,
    productIds: [listing.id],
  });
  const { TopUp } = await seller.call<{ TopUp: { id: number } }>(
    "GET",
    "/api/telegram/available-features?lang=ru",
  );
  const begin = (paymentSystem: "payme" | "uzum") =>
    seller.call<{ id: number; link: string }>("POST", "/api/user/telegram/transactions", {
      paymentSystem,
      productId: listing.id,
      featureIds: [TopUp.id],
    });
  const statusOf = async (id: number) => {
    const path = `/api/user/telegram/transactions/get-status?id=${id}`;
    return (await seller.call<{ status: string }>("GET", path)).status;
  };
  return { seller, begin, statusOf };
}

test("a payer goes from the app to a provider's page and comes back as themselves", async ({
  page,
  market,
}) => {
  const { seller, begin, statusOf } = await makeSeller(market);
  const { id, link } = await begin("payme");
  const app = await market.open(page, { personId: seller.id, app: "market" });
  await expect(app.getByRole("navigation")).toBeVisible();
  const opened = page.waitForEvent("popup");
  // As an app asks its client to open a link.
  const request = JSON.stringify({ eventType: "web_app_open_link", eventData: { url: link } });
  await app.locator("body").evaluate(`parent.postMessage(${JSON.stringify(request)}, "*")`);
  const provider = await opened;

  await expect(provider.getByRole("combobox", { name: "Payer" })).toHaveValue(String(seller.id));
  await expect(provider.getByText(String(id), { exact: true })).toBeVisible();
  await keepPicture(provider, "pay-page");
  await provider.getByRole("button", { name: /^Answer lost/ }).press("Enter");
  await expect(provider.getByRole("heading", { name: "Paid" })).toBeFocused();
  expect(await statusOf(id)).toBe("Paid");
  const call = provider.locator("details", { hasText: /^PerformTransaction/ }).first();
  await call.locator("summary").press("Enter");
  await expect(call.getByRole("heading", { name: "Its answer, which never arrived" })).toBeVisible();
  await keepPicture(provider, "pay-page-paid");

  const launched = provider.waitForResponse(/\/sim\/launch\/[\w-]+$/);
  await provider.getByRole("button", { name: "Back to the shop" }).press("Enter");
  const { personId, path } = (await (await launched).json()) as { personId: number; path: string };
  expect([personId, path]).toEqual([seller.id, `/webApp?tgWebAppStartParam=transaction_${id}`]);
  await expect(appIn(provider).getByRole("navigation")).toBeVisible();
});

test("money is given back from a provider's page", async ({ page, market }) => {
  const { seller, begin, statusOf } = await makeSeller(market);
  const { id, link } = await begin("uzum");
  await page.goto(`${link}&person=${seller.id}`);
  await page.getByRole("button", { name: /^Pay \d/ }).click();
  await page.getByRole("button", { name: "Give the money back" }).click();
  await expect(page.getByRole("heading", { name: "Money returned" })).toBeFocused();
  expect(await statusOf(id)).toBe("Refunded");
  await keepPicture(page, "pay-page-returned");
  // The page scrolls as a whole: its last button is there to be pressed.
  await page.getByRole("button", { name: /^Answer lost/ }).click();
  await expect(page.getByRole("heading", { name: "Refused by the shop" })).toBeVisible();
  await keepPicture(page, "pay-page-refused");
});

test("a page says why a link can't be paid", async ({ page, market }) => {
  await page.goto(`${market.messengerUrl}/pay/payme/bT1vdGhlcjthYy5vcmRlcl9pZD0xO2E9NTAw`);
  await expect(page.getByRole("heading", { name: "This payment isn't possible" })).toBeVisible();
  await expect(page.getByText("-31601")).toBeVisible();
});
