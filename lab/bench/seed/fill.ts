import type pg from "pg";
import { writeActivity } from "./activity.ts";
import { fillBare } from "./bareTables.ts";
import { insertRows, numbersFrom, raiseSequences } from "./insertRows.ts";
import { makeListing } from "./listings.ts";
import { makePerson } from "./people.ts";
import { readWorld } from "./world.ts";

const tables = [
  "users",
  "listings",
  "images",
  "listing_photos",
  "listing_parameters",
  "favourites",
  "connections",
  "listing_views",
];
const PEOPLE_PER_MILLION = 50_000;
const BATCH = 20_000;

/** People of a market of this size. */
export const peopleOf = (listings: number) =>
  Math.max(200, Math.round((listings * PEOPLE_PER_MILLION) / 1_000_000));

type Say = (line: string) => void;

/** Listings with their parameters, a batch after the other. */
async function writeListings(client: pg.Client, listings: number, now: number, say: Say) {
  const market = { listings, now, people: peopleOf(listings), world: await readWorld(client) };
  for (let first = 1; first <= listings; first += BATCH) {
    const last = Math.min(first + BATCH - 1, listings);
    const made = numbersFrom(first, last).map((id) => makeListing(id, market));
    const rows = made.map(({ listing }) => listing);
    await insertRows(client, "listings", rows);
    const parameters = made.flatMap((one) => one.parameters);
    await insertRows(client, "listing_parameters", parameters);
    if (last % (BATCH * 5) === 0) say(`${last.toLocaleString("en")} listings written`);
  }
}

/** Fills a migrated database with reference data with a market of this size. */
export function fill(url: string, listings: number, say: Say): Promise<void> {
  const now = Date.now();
  return fillBare(url, {
    tables,
    settings: "",
    say,
    async fill(client) {
      const people = numbersFrom(1, peopleOf(listings)).map((id) => makePerson(id, now));
      await insertRows(client, "users", people);
      await writeListings(client, listings, now, say);
      say("writing photos, favourites and views");
      await writeActivity(client, listings);
      await raiseSequences(client, ["users", "listings", "images"]);
    },
  });
}
