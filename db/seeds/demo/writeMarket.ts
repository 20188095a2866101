import type { CreationAttributes } from "sequelize";
import { config } from "#config";
import { listingLink } from "#contract/listingLink.ts";
import { Category } from "../../models/Category.ts";
import { CategoryParameter } from "../../models/CategoryParameter.ts";
import { City } from "../../models/City.ts";
import { Connection } from "../../models/Connection.ts";
import { District } from "../../models/District.ts";
import { Favourite } from "../../models/Favourite.ts";
import { Flag } from "../../models/Flag.ts";
import { Image } from "../../models/Image.ts";
import { Listing } from "../../models/Listing.ts";
import { ListingParameter } from "../../models/ListingParameter.ts";
import { ListingPhoto } from "../../models/ListingPhoto.ts";
import { Region } from "../../models/Region.ts";
import { User } from "../../models/User.ts";
import { number, rows } from "../../rows.ts";
import { sequelize, transact } from "../../sequelize.ts";
import { insertRows } from "../insertRows.ts";
import { makeContacts, makeFavourites, makePromotions, makeViews } from "./market/activity.ts";
import type { DemoListing } from "./market/listings.ts";
import { type DemoPerson, people } from "./market/people.ts";
import { daysAgo, later } from "./market/times.ts";
import type { DemoPhoto } from "./photos.ts";
import { randomOf } from "./random.ts";
import { writeBalances } from "./writeBalances.ts";
import { pricePromotions, writePromotions } from "./writePromotions.ts";

type Find = (key: string | number) => number;

/** A look-up of ids that says what is missing. */
function finder(what: string, entries: Iterable<readonly [string | number, number]>): Find {
  const ids = new Map(entries);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo market needs the ${what} ${key} of the reference data`);
    return id;
  };
}

async function bySlug(model: typeof Region | typeof City | typeof District): Promise<Find> {
  const rows = await (model as typeof Region).findAll({ attributes: ["id", "slug"], raw: true });
  return finder(
    "place",
    rows.map(({ id, slug }) => [slug, id]),
  );
}

const PHOTOS_AGE_DAYS = 30;

function personRow(person: DemoPerson, now: Date) {
  const random = randomOf(`joined ${person.telegramId}`);
  const createdAt = daysAgo(random.int(31, 240), now, random);
  const { telegramId, username, firstName, lastName, language, isAdmin } = person;
  return {
    telegramId,
    username,
    firstName,
    lastName,
    language,
    isAdmin,
    phoneNumber: person.phone,
    phoneVerifiedAt: person.isSeller && person.phone ? createdAt : null,
    botStartedAt: createdAt,
    botStoppedAt: random.chance(0.05) && !person.isSeller ? now : null,
    createdAt,
    updatedAt: createdAt,
  };
}

async function writePeople(now: Date): Promise<Find> {
  // Somebody may have signed in before the demo market was made; they stay as they are.
  await User.bulkCreate(
    people.map((person) => personRow(person, now)),
    { ignoreDuplicates: true, returning: false },
  );
  const ids = people.map(({ telegramId }) => telegramId);
  const rows = await User.findAll({
    attributes: ["id", "telegramId"],
    where: { telegramId: ids },
    raw: true,
  });
  return finder(
    "person",
    rows.map(({ id, telegramId }) => [telegramId ?? 0, id]),
  );
}

/** The photos are old, so that they don't count as what their owner has uploaded in the last hour. */
async function writeImages(photos: readonly DemoPhoto[], ownerId: number, createdAt: Date): Promise<Find> {
  await insertRows(
    Image,
    photos.map(({ name, width, height, thumbhash }) => ({
      ownerId,
      width,
      height,
      thumbhash,
      createdAt,
      src: `/images/demo/${name}.webp`,
    })),
  );
  const rows = await Image.findAll({ attributes: ["id", "src"], where: { ownerId }, raw: true });
  return finder(
    "photo",
    rows.map(({ id, src }) => [/([\w-]+)\.webp$/.exec(src)?.[1] ?? src, id]),
  );
}

/** Takes ids from the sequence beforehand, as a listing's link holds its id. */
async function reserveIds(count: number): Promise<number[]> {
  const found = await rows(
    { id: number },
    `select nextval(pg_get_serial_sequence('listings', 'id'))::integer as id from generate_series(1, $count)`,
    { count },
  );
  return found.map(({ id }) => id).sort((a, b) => a - b);
}

interface Ids {
  person: Find;
  category: Find;
  region: Find;
  city: Find;
  district: Find;
}

function listingRow(listing: DemoListing, id: number, ids: Ids): CreationAttributes<Listing> {
  const { language, name, description, isTranslated, place, path, price, currency, approvedAt } = listing;
  const own = name[language];
  const [category_1 = 0, category_2 = null, category_3 = null] = path.map(ids.category);
  const { status, isNegotiable, state, contactMethods, closeReason, rejectReason } = listing;
  return {
    id,
    status,
    price,
    currency,
    isNegotiable,
    state,
    contactMethods,
    closeReason,
    rejectReason,
    category_1,
    category_2,
    category_3,
    categoryId: category_3 ?? category_2 ?? category_1,
    link: listingLink(own, id),
    ownerId: ids.person(listing.owner),
    name: own,
    description: description[language],
    originalLang: language,
    isTranslationActual: isTranslated,
    ...(isTranslated
      ? { nameRu: name.ru, nameUz: name.uz, descriptionRu: description.ru, descriptionUz: description.uz }
      : {}),
    priceSum: currency === "UYE" ? Math.round(price * config.UYE_RATE_SUM) : price,
    regionId: ids.region(place.region),
    cityId: place.city ? ids.city(place.city) : null,
    districtId: place.district ? ids.district(place.district) : null,
    longitude: place.longitude,
    latitude: place.latitude,
    zoom: place.zoom,
    phoneNumbers: listing.phones,
    hasPhotos: listing.photos.length > 0,
    rankAt: approvedAt ? Math.floor(approvedAt.getTime() / 1000) : 0,
    rejectNote: listing.rejectNote?.[language] ?? null,
    approvedAt,
    expiresAt: listing.expiresAt,
    submittedAt: status === "draft" ? null : listing.createdAt,
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
  };
}

async function parameterIds(category: Find): Promise<(link: string, key: string) => number> {
  const rows = await CategoryParameter.findAll({ attributes: ["id", "categoryId", "key"], raw: true });
  const find = finder(
    "parameter",
    rows.map(({ id, categoryId, key }) => [`${categoryId} ${key}`, id]),
  );
  return (link, key) => find(`${category(link)} ${key}`);
}

async function writeListings(listings: readonly DemoListing[], ids: Ids, photo: Find): Promise<number[]> {
  const listingIds = await reserveIds(listings.length);
  const idOf = (place: number) => listingIds[place] ?? 0;
  const parameterId = await parameterIds(ids.category);
  await insertRows(
    Listing,
    listings.map((listing, place) => listingRow(listing, idOf(place), ids)),
  );
  await insertRows(
    ListingPhoto,
    listings.flatMap(({ photos }, place) =>
      photos.map((name, position) => ({ listingId: idOf(place), position, imageId: photo(name) })),
    ),
  );
  await insertRows(
    ListingParameter,
    listings.flatMap(({ parameters }, place) =>
      parameters.map(({ category, key, value }) => ({
        listingId: idOf(place),
        parameterId: parameterId(category, key),
        value,
      })),
    ),
  );
  return listingIds;
}

async function writeActivity(
  listings: readonly DemoListing[],
  listingIds: number[],
  person: Find,
  now: Date,
) {
  const idOf = (place: number) => listingIds[place] ?? 0;
  await insertRows(
    Favourite,
    makeFavourites(listings, now).map((mark) => ({
      userId: person(mark.person),
      listingId: idOf(mark.listing),
      createdAt: mark.at,
    })),
  );
  await insertRows(
    Connection,
    makeContacts(listings, now).map(({ kind, ...mark }) => ({
      kind,
      userId: person(mark.person),
      listingId: idOf(mark.listing),
      createdAt: mark.at,
      updatedAt: mark.at,
    })),
  );
  const views = makeViews(listings, now);
  await sequelize.query(
    `insert into listing_views (listing_id, day, views)
     select * from unnest($listings::integer[], $days::date[], $views::integer[])`,
    {
      bind: {
        listings: views.map(({ listing }) => idOf(listing)),
        days: views.map(({ day }) => day),
        views: views.map(({ views: count }) => count),
      },
    },
  );
}

/** Writes the whole demo market in one transaction, so that a start that is killed leaves nothing of it. */
export async function writeMarket(listings: readonly DemoListing[], photos: readonly DemoPhoto[], now: Date) {
  await transact(async () => {
    const person = await writePeople(now);
    const photo = await writeImages(photos, person(people[0]?.telegramId ?? 0), later(now, -PHOTOS_AGE_DAYS));
    const rows = await Category.findAll({ attributes: ["id", "link"], raw: true });
    const links = rows.map(({ id, link }) => [link, id] as const);
    const category = finder("category", links);
    const ids = {
      person,
      category,
      region: await bySlug(Region),
      city: await bySlug(City),
      district: await bySlug(District),
    };
    const listingIds = await writeListings(listings, ids, photo);
    await writeActivity(listings, listingIds, person, now);
    const paid = await pricePromotions(makePromotions(listings, now), {
      idOf: (listing) => listingIds[listing] ?? 0,
      ownerOf: (listing) => person(listings[listing]?.owner ?? 0),
    });
    await writeBalances(person, paid);
    await writePromotions(paid);
    await Flag.upsert({ key: "PAID_FEATURES_ENABLED", data: true });
  });
}
