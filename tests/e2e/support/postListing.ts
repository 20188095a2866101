import type { FrameLocator, Page } from "@playwright/test";
import { drawPhoto } from "../../photos.ts";
import { expect } from "./market.ts";
import { tapRow } from "./tapRow.ts";
import type { Words } from "./words.ts";

/** Goods that somebody sells in a journey. */
export interface Goods {
  name: string;
  description: string;
  /** As it is typed. */
  price: string;
  /** Names of the tree from the top down to a leaf. */
  category: readonly string[];
  /** Names from a region down to a district. */
  place: readonly string[];
  photos: readonly { name: string; mimeType: string; buffer: Buffer }[];
}

/** A photo as a phone takes it. */
export async function takePhoto(name: string) {
  return { name, mimeType: "image/jpeg", buffer: await drawPhoto(1600, 1200).jpeg().toBuffer() };
}

/** Photos are handed over one at a time where the client takes no more. */
async function addPhotos(app: FrameLocator, words: Words, photos: Goods["photos"]): Promise<void> {
  const input = app.getByLabel(words["sell.addPhotos"]);
  const takesMany = (await input.getAttribute("multiple")) !== null;
  if (takesMany) await input.setInputFiles([...photos]);
  else for (const photo of photos) await input.setInputFiles(photo);
  const uploaded = app.getByRole("button", { name: words["sell.photo.done"] });
  await expect(uploaded).toHaveCount(photos.length, { timeout: 20_000 });
}

/** Picks a category by the names of the tree from the top down to a leaf. */
export async function pickCategory(
  app: FrameLocator,
  words: Words,
  category: readonly string[],
): Promise<void> {
  await app.locator("[data-field=categoryId]").getByRole("button").click();
  const picker = app.getByRole("dialog");
  for (const name of category) await tapRow(picker.getByRole("button", { name, exact: true }));
  await expect(picker).toBeHidden();
  await expect(app.locator("[data-field=categoryId]")).toContainText(
    category.at(-1) ?? words["sell.category"],
  );
}

/** Picks a place by the names from a region down to a district. */
export async function pickPlace(app: FrameLocator, place: readonly string[]): Promise<void> {
  await app.locator("[data-field=regionId]").getByRole("button").click();
  const picker = app.getByRole("dialog");
  for (const name of place) await tapRow(picker.getByRole("button", { name, exact: true }));
  await expect(picker).toBeHidden();
}

/** Fills the form of a new listing by hand; the phone is shared from the messenger. */
export async function fillListing(page: Page, app: FrameLocator, words: Words, goods: Goods): Promise<void> {
  await addPhotos(app, words, goods.photos);
  await app.getByLabel(words["sell.name"], { exact: true }).fill(goods.name);
  await pickCategory(app, words, goods.category);
  await app.getByLabel(words["sell.price"], { exact: true }).pressSequentially(goods.price);
  await app.getByText(words["state.Used"], { exact: true }).click();
  await app.getByLabel(words["sell.description"], { exact: true }).fill(goods.description);
  await pickPlace(app, goods.place);
  await app.getByRole("button", { name: words["sell.phoneShare"] }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(app.getByLabel(words["sell.phone"], { exact: true })).toHaveValue(/^\+998/);
}
