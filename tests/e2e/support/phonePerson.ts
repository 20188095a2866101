import type { Page } from "@playwright/test";
import { en as words } from "../../../webapps/storefront/features/signIn/locales/en.ts";
import { expect, type Market } from "./market.ts";
import { saidTo } from "./member.ts";

/** A person of the messenger with a number in India that no other journey uses. */
export async function makePhonePerson(market: Market, firstName: string) {
  const phone = `+9198${Math.floor(1e7 + Math.random() * 9e7)}`;
  const { id } = await market.act<{ id: number }>("people", {
    firstName,
    phone,
    language: "en",
    platform: "android",
  });
  return { id, phone, shown: phone.replace(/^\+91(\d\d)(\d{4})(\d{4})$/, "+91 $1 $2 $3") };
}

/** Follows the window's link into the bot and shares the contact there; gives the code that the bot tells. */
export async function askBot(page: Page, market: Market, personId: number): Promise<string> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: words["code.open"], exact: true }).click();
  const link = new URL((await opened).url());
  await (await opened).close();
  const payload = link.searchParams.get("start");
  await market.act(`people/${personId}/start`, { payload });
  await expect.poll(() => saidTo(market, personId)).not.toEqual([]);
  await market.act(`people/${personId}/contact`, {});
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = (await saidTo(market, personId)).map((text) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
      return code;
    })
    .toBeDefined();
  return code ?? "";
}
