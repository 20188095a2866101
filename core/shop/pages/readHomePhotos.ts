import { smallPhoto } from "#contract/smallPhoto.ts";
import { readSections } from "../products/readSections.ts";

/** Cards that are whole in a phone's first view. */
const CARDS = 2;

/** Addresses of the photos that the shop's home begins with, as its cards show them. */
export async function readHomePhotos(): Promise<string[]> {
  const { text } = await readSections(undefined);
  const [first] = JSON.parse(text) as { products: { images: { src: string }[] }[] }[];
  const cards = first?.products.slice(0, CARDS) ?? [];
  return cards.flatMap(({ images: [cover] }) => (cover ? [smallPhoto(cover.src)] : []));
}
