import { setTimeout as delay } from "node:timers/promises";
import { PRICE_MAX } from "#contract/limits.ts";
import { decideListing } from "#core/market/moderation/decideListing.ts";
import { createListing } from "#core/market/selling/createListing.ts";
import { updateListing } from "#core/market/selling/updateListing.ts";
import { Image } from "#db/models/Image.ts";
import { Listing } from "#db/models/Listing.ts";
import { closeReadPools } from "#db/readPool.ts";
import { maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";
import { sequelize } from "#db/sequelize.ts";
import { serve } from "../serve.ts";

/** The first person of a bench database. */
const ADMIN = 1;
const PHOTOS = "/images/bench-new/";

const templateRow = {
  name: text,
  description: text,
  category_id: number,
  region_id: number,
  city_id: maybe(number),
  district_id: maybe(number),
  price_sum: number,
};

type Template = RowOf<typeof templateRow>;

interface Posted {
  id: number;
  link: string;
  ownerId: number;
}

const random: Random = randomOf(`bench writer ${Date.now()}`);
let sellers: number[] = [];
let templates: Template[] = [];
const posted: Posted[] = [];
const reserved = { posts: 0 };

async function setUp() {
  await cleanUp();
  const people = await rows({ id: number }, "select id from users order by md5(id::text) limit 500");
  sellers = people.map(({ id }) => id);
  templates = await rows(
    templateRow,
    `select name, description, category_id, region_id, city_id, district_id, price_sum from listings
     where visible order by md5(id::text) limit 500`,
  );
}

/** Takes away what earlier runs have posted. */
async function cleanUp() {
  const own = `listing_id in (select listing_id from listing_photos p join images i on i.id = p.image_id
    where i.src like '${PHOTOS}%')`;
  await sequelize.query(`delete from listings where id in (select id from listings l where exists (
    select from listing_photos p join images i on i.id = p.image_id where p.listing_id = l.id and i.src like '${PHOTOS}%'))`);
  await sequelize.query(`delete from listing_views where ${own}`);
  await sequelize.query(`delete from images where src like '${PHOTOS}%'`);
  await sequelize.query("delete from outbox");
}

/** Posts a listing by the rules and lets it through. @returns it, and when it was through. */
async function post(extra = ""): Promise<Posted & { at: number }> {
  const template = random.pick(templates);
  const ownerId = sellers[reserved.posts++ % sellers.length] ?? ADMIN;
  const src = `${PHOTOS}${Date.now()}-${reserved.posts}.webp`;
  await Image.create({ ownerId, src, width: 1280, height: 960 });
  const saved = await createListing(ownerId, {
    name: `${template.name} ${extra}`.trim(),
    description: template.description,
    categoryId: template.category_id,
    regionId: template.region_id,
    cityId: template.city_id,
    districtId: template.district_id,
    price: Math.max(1_000, Math.min(Number(template.price_sum), PRICE_MAX)),
    currency: "UZS",
    isNegotiable: false,
    state: "Used",
    lon: 69.24,
    lat: 41.31,
    zoom: 0,
    contactMethods: "both",
    photos: [src],
    phoneNumbers: ["901234567"],
    parameters: [],
    isTopOnModerate: false,
  });
  const skipped = await decideListing(ADMIN, { id: saved.id, edition: undefined, verdict: "approve" });
  if (skipped) throw new Error(`A new listing wasn't approved: ${skipped}`);
  const made = { id: saved.id, link: saved.link, ownerId };
  posted.push(made);
  return { ...made, at: Date.now() };
}

/** Changes one that was posted before: its price at once, or its words through a moderator. */
async function edit() {
  if (posted.length === 0) return;
  const { id, link, ownerId } = random.pick(posted);
  if (random.chance(0.6)) {
    await updateListing(ownerId, link, { price: random.int(10, 900) * 10_000 });
    return;
  }
  await updateListing(ownerId, link, { name: `${random.pick(templates).name} ${random.int(1, 999)}` });
  const listing = await Listing.findByPk(id, { attributes: ["edition"] });
  await decideListing(ADMIN, { id, edition: listing?.edition, verdict: "approve" });
}

interface WriteInput {
  seconds: number;
  /** Posts, and as many edits, a second. */
  rate: number;
}

/** Posts, approves and edits at a steady rate. @returns how often. */
async function write({ seconds, rate }: WriteInput): Promise<number> {
  const startedAt = performance.now();
  const count = seconds * rate;
  for (let done = 0; done < count; done += 1) {
    await delay(Math.max(0, startedAt + (done * 1000) / rate - performance.now()));
    await post();
    await edit();
  }
  return count;
}

serve({ setUp, cleanUp, write, post }, async () => {
  await Promise.all([closeReadPools(), sequelize.close()]);
});
