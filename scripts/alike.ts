import { nearPairs, photoLists } from "#db/seeds/demo/alike.ts";
import { makeListings } from "#db/seeds/demo/market/listings.ts";
import { shopPhotos } from "#db/seeds/demo/shop/shots.ts";

/** Tells which photos of the demo look alike though one screen may show both, and fails where there are any. */
const lists: Map<string, readonly string[]> = photoLists(makeListings(new Date()));
lists.set("shop", shopPhotos);
const found = new Map<string, string>();
for (const [list, names] of lists) {
  for (const { photos, distance } of await nearPairs(list, names)) {
    found.set(photos.join(" "), `${distance} ${photos.join(" ")} (${list})`);
  }
}
for (const line of [...found.values()].sort()) console.log(line);
console.log(`${found.size} pairs look alike in ${lists.size} lists.`);
if (found.size > 0) process.exitCode = 1;
