import type { Locator, Page } from "@playwright/test";
import { findBarriers, type ThemeName } from "./expectAccessible.ts";
import { keepPicture } from "./keepPicture.ts";
import { appIn, expect } from "./market.ts";

const all: readonly ThemeName[] = ["dark", "blue"];

/** What shows an app: the messenger's frame of it, or a page of its own. */
export type Shown = Pick<Page, "getByLabel" | "getByRole" | "getByText" | "locator">;

export interface Screen {
  name: string;
  /** Where it is in the app that is open already; absent where the one before leads to it. */
  path?: string;
  /** Opens what an address doesn't lead to, such as a sheet. */
  act?: (app: Shown) => Promise<unknown>;
  /** Its heading, where what is to be seen may be on the screen before as well. */
  title?: string;
  /** What is to be seen of it. */
  shows: (app: Shown) => Locator;
}

/** A screen that is known by its heading: by level, as the screen before may name the same thing in a list. */
export const headed = (name: string, path: string, heading: string | RegExp, level = 1): Screen => ({
  name,
  path,
  shows: (app) => app.getByRole("heading", { name: heading, level }),
});

/** The dialog on top. */
export const dialog = (app: Shown) => app.getByRole("dialog").last();

/** Presses the last button of a name. */
export const press = (name: string | RegExp) => (app: Shown) =>
  app.getByRole("button", { name, exact: true }).last().click();

/**
 * Goes to an address of the app that is open, as one of its links would: nothing is loaded again. One that is only just
 * being opened is waited for, as its page would take the frame's place, address and all.
 */
async function goTo(app: Shown, path: string) {
  await app.locator("#root > *").first().waitFor({ state: "attached" });
  const go = `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate", { state: {} }))`;
  await app.locator("body").evaluate(go);
}

/** Looks at what is there once something shows, in every theme, with axe and for people. */
export async function lookAt(page: Page, name: string, shown: Locator, isHost = false): Promise<void> {
  await expect(shown.filter({ visible: true }).first(), name).toBeVisible();
  await keepPicture(page, `axe-${name}`);
  expect.soft(await findBarriers(page, { isHost, others: all }), name).toEqual([]);
}

/** Looks at the screens of an open app one after the other; at all, whatever axe finds in one. */
export async function lookAround(page: Page, screens: readonly Screen[], isFramed = true): Promise<void> {
  const app = isFramed ? appIn(page) : page;
  for (const { name, path, act, title, shows } of screens) {
    if (path) await goTo(app, path);
    await act?.(app);
    if (title) await expect(app.getByRole("heading", { name: title }).last()).toBeAttached();
    await lookAt(page, name, shows(app));
  }
}
