import type { Page } from "@playwright/test";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { runJob } from "./support/runJob.ts";
import { type Buyer, expect, findFreeProduct, type Shopper, test } from "./support/shop.ts";
import { tapControl } from "./support/tapControl.ts";

/** Messages leave the outbox a moment after they are queued. */
const SOON = 20_000;

const THREE_HOURS = 181;

/** Moves all that has happened in a member's group so many minutes back; tells how many people are in it. */
async function pass(code: string, minutes: number): Promise<number> {
  const group = "(select group_id from group_members where invite_code = $1)";
  const ago = "make_interval(mins => $2)";
  await inDatabase(
    `update group_shares set copied_at = copied_at - ${ago}, shared_at = shared_at - ${ago} where group_id = ${group}`,
    [code, minutes],
  );
  return inDatabase(
    `with g as (update groups set created_at = created_at - ${ago}, ends_at = ends_at - ${ago}
       where id = ${group} returning id)
     update group_members set joined_at = joined_at - ${ago} where group_id = (select id from g)`,
    [code, minutes],
  );
}

/** How often the bot has said it, besides in the group's card. */
const told = async (shopper: Buyer, words: string) =>
  (await shopper.said()).filter((said) => said.includes(words) && !said.includes("●")).length;
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
  test.slow();
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
  expect(await pass(code, THREE_HOURS)).toBe(2);
  await runJob("remindPeople");
  await expect.poll(() => told(priya, "Nobody new for three hours"), { timeout: SOON }).toBe(1);
  await expect.poll(() => told(rahul, "तीन घंटे से कोई नया नहीं जुड़ा"), { timeout: SOON }).toBe(1);
  await keepPicture(priya.page, "shop-reminders-3-reminded");
  await rahul.openChat();
  await expect(rahul.page.getByRole("log").getByText("तीन घंटे से कोई नया नहीं जुड़ा")).toBeVisible();
  await keepPicture(rahul.page, "shop-reminders-4-hindi");

  // No more of this: by the button, in the account, and back.
  await button(priya.page, "Stop these reminders").click();
  await expect(priya.page.getByText(/Done: no more messages of this kind/)).toBeVisible();
  await keepPicture(priya.page, "shop-reminders-5-muted");
  expect(await mutedOf(priya)).toEqual(["NoJoins3"]);
  await priya.page.getByRole("button", { name: "OK", exact: true }).click();
  await button(priya.page, "Undo: remind me again").click();
  await expect(button(priya.page, "Stop these reminders")).toBeVisible();
  expect(await mutedOf(priya)).toEqual([]);

  await priya.open();
  await priya.app.getByRole("button", { name: priya.words.menu }).click();
  await priya.app.getByRole("button", { name: /Your Account/ }).click();
  await priya.app.getByText(priya.words["reminders.title"]).click();
  await tapControl(priya.app.getByRole("switch", { name: priya.words["reminders.NoJoins10"] }));
  await expect.poll(() => mutedOf(priya)).toEqual(["NoJoins10"]);
  await keepPicture(priya.page, "shop-reminders-6-settings");
});

test("each other reminder comes by its clock, and once", async ({ market, makeShopper, makeBuyer }) => {
  test.slow();
  const product = await findFreeProduct(market);
  const start = async (name: string) => {
    const shopper = await makeBuyer(name);
    return { shopper, code: await shopper.orderAtOnce(product.id) };
  };
  const silent = await start("Asha");
  const copying = await start("Bina");
  const patient = await start("Charu");
  const late = await start("Deepa");
  const lucky = await start("Esha");
  const last = await makeBuyer("Gita");
  const looking = await makeShopper("Farah");

  await looking.member.call("GET", `/api/products/${product.link}`);
  const { id } = await looking.member.call<{ id: number }>("GET", "/api/user/me");
  const lookBack = () =>
    inDatabase("update product_views set viewed_at = now() - interval '25 hours' where user_id = $1", [id]);
  await expect.poll(lookBack).toBe(1);
  const share = { kind: "copy", target: "group", value: copying.code };
  await copying.shopper.member.call("POST", "/api/user/shares", share);
  await inDatabase(
    "update groups set participants_to_complete = 2 where id = (select group_id from group_members where invite_code = $1)",
    [lucky.code],
  );
  await last.orderAtOnce(product.id, lucky.code);
  await pass(silent.code, 31);
  await pass(copying.code, 121);
  await pass(patient.code, 601);
  await pass(late.code, 24 * 60 + 1);
  await runJob("expireGroups");
  await runJob("remindPeople");

  const awaited: [Buyer, string][] = [
    [looking, "Still thinking about it?"],
    [silent.shopper, "Your friends don't know about your group yet"],
    [copying.shopper, "Nobody has joined from your link yet"],
    [patient.shopper, "Your group is waiting for its last members"],
    [late.shopper, "The group didn't fill up in time"],
    [lucky.shopper, "Your group is complete"],
    [last, "Your group is complete"],
  ];
  for (const [shopper, words] of awaited) {
    await expect.poll(() => told(shopper, words), { message: words, timeout: SOON }).toBe(1);
  }
  await looking.openChat();
  await expect(looking.page.getByRole("log").getByText("Still thinking about it?")).toBeVisible();
  await keepPicture(looking.page, "shop-reminders-7-looked");
  for (const [shopper, words] of awaited) expect(await told(shopper, words), words).toBe(1);
});
