import pg from "pg";
import { writeActivity } from "./activity.ts";
import { withBareTables } from "./bareTables.ts";
import { copyInto, copyRow } from "./copyIn.ts";
import { listingColumns, makeListing } from "./listings.ts";
import { makePerson, personColumns } from "./people.ts";
import { readWorld } from "./world.ts";

const filled = [
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

function* people(count: number, now: number) {
  for (let id = 1; id <= count; id += 1) yield copyRow(makePerson(id, now));
}

type Say = (line: string) => void;

/** Listings with their parameters, a batch after the other. */
async function writeListings(client: pg.Client, listings: number, now: number, say: Say) {
  const market = { listings, now, people: peopleOf(listings), world: await readWorld(client) };
  for (let first = 1; first <= listings; first += BATCH) {
    const last = Math.min(first + BATCH - 1, listings);
    const parameters: string[] = [];
    function* rows() {
      for (let id = first; id <= last; id += 1) {
        const made = makeListing(id, market);
        for (const [parameter, value] of made.parameters) parameters.push(copyRow([id, parameter, value]));
        yield copyRow(made.values);
      }
    }
    await copyInto(client, "listings", listingColumns, rows());
    await copyInto(client, "listing_parameters", ["listing_id", "parameter_id", "value"], parameters);
    if (last % (BATCH * 5) === 0) say(`${last.toLocaleString("en")} listings written`);
  }
}

const sequences = ["users", "listings", "images"];

/** Fills a migrated database with reference data with a market of this size. */
export async function fill(url: string, listings: number, say: Say): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      "set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off",
    );
    const now = Date.now();
    await withBareTables(
      client,
      filled,
      async () => {
        await copyInto(client, "users", personColumns, people(peopleOf(listings), now));
        await writeListings(client, listings, now, say);
        say("writing photos, favourites and views");
        await writeActivity(client, listings);
        for (const table of sequences) {
          await client.query(
            `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
          );
        }
      },
      say,
    );
    // What follows looks through all of it.
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
