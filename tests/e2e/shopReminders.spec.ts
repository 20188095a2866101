import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, findFreeProduct, type Shopper, test } from "./support/shop.ts";

/** The job of each minute finds who is to be reminded. */
const NEXT_MINUTE = 90_000;

/** Moves all that has happened in a member's group three hours back. */
const passThreeHours = (code: string) =>
  inDatabase(
    `with g as (update groups set created_at = created_at - interval '181 minutes',
         ends_at = ends_at - interval '181 minutes'
       where id = (select group_id from group_members where invite_code = $1) returning id)
     update group_members set joined_at = joined_at - interval '181 minutes' where group_id = (select id from g)`,
    [code],
  );

const button = (page: Page, words: string) =>
  page.getByRole("log").locator(".inline-button", { hasText: words }).last();
const cardsOf = async (shopper: Shopper) => (await shopper.said()).filter((said) => said.includes("●"));
const mutedOf = async (shopper: Shopper) =>
  (await shopper.member.call<{ kind: string; isMuted: boolean }[]>("GET", "/api/user/reminders"))
    .filter(({ isMuted }) => isMuted)
    .map(({ kind }) => kind);

test("the group's card edits itself as a second person joins; later one reminder, muted and taken back", async ({
  market,
  makeShopper,
}) => {
  test.setTimeout(300_000);
  const product = await findFreeProduct(market);
  const priya = await makeShopper("Priya", { platform: "android" });
  const rahul = await makeShopper("Rahul", { language: "hi", theme: "dark" });

  const code = await priya.orderAtOnce(product.id);
  await priya.openChat();
  const log = priya.page.getByRole("log");
  await expect(log.getByText("Your group: 1 of 5")).toBeVisible({ timeout: 20_000 });
  await keepPicture(priya.page, "shop-reminders-1-card");

  // It is the same message that shows the second one.
  await rahul.orderAtOnce(product.id, code);
  await expect(log.getByText("Your group: 2 of 5")).toBeVisible({ timeout: 20_000 });
  await expect(log.getByText(/●●○○○ Priya.*Rahul/)).toBeVisible();
  expect(await cardsOf(priya)).toHaveLength(1);
  await keepPicture(priya.page, "shop-reminders-2-joined");
  await expect.poll(() => cardsOf(rahul), { timeout: 20_000 }).toHaveLength(1);
  await button(priya.page, "Invite friends").click();
  const share = priya.page.getByRole("dialog", { name: "Share with" });
  await expect(share).toContainText(`startapp=invite_${code}`);
  await priya.page.keyboard.press("Escape");

  // Three hours without anybody new.
  expect(await passThreeHours(code)).toBe(2);
  const told = async (shopper: Shopper, words: string) =>
    (await shopper.said()).filter((said) => said.includes(words)).length;
  await expect.poll(() => told(priya, "Nobody new for three hours"), { timeout: NEXT_MINUTE }).toBe(1);
  await expect.poll(() => told(rahul, "तीन घंटे से कोई नया नहीं जुड़ा"), { timeout: NEXT_MINUTE }).toBe(1);
  await keepPicture(priya.page, "shop-reminders-3-reminded");
  await rahul.openChat();
  await expect(rahul.page.getByRole("log").getByText("तीन घंटे से कोई नया नहीं जुड़ा")).toBeVisible();
  await keepPicture(rahul.page, "shop-reminders-4-hindi");

  // No more of this: by the button, in the account, and back.
  await button(priya.page, "Don’t remind me of this").click();
  await expect(priya.page.getByText(/Done: no more messages of this kind/)).toBeVisible();
  await keepPicture(priya.page, "shop-reminders-5-muted");
  expect(await mutedOf(priya)).toEqual(["NoJoins3"]);
  await priya.page.getByRole("button", { name: "OK", exact: true }).click();
  await button(priya.page, "Undo: remind me again").click();
  await expect(button(priya.page, "Don’t remind me of this")).toBeVisible();
  expect(await mutedOf(priya)).toEqual([]);

  await priya.open();
  await priya.app.getByRole("button", { name: priya.words.menu }).click();
  await priya.app.getByRole("button", { name: /Your Account/ }).click();
  await priya.app.getByText(priya.words["reminders.title"]).click();
  await priya.app.getByRole("switch", { name: priya.words["reminders.NoJoins10"] }).click();
  await expect.poll(() => mutedOf(priya)).toEqual(["NoJoins10"]);
  await keepPicture(priya.page, "shop-reminders-6-settings");
  await expectAccessible(priya.page);
});
