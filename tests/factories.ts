import { randomUUID } from "node:crypto";
import type { CreationAttributes } from "sequelize";
import type { ListingInput } from "../contract/listingInput.ts";
import { listingLink } from "../contract/listingLink.ts";
import { Category } from "../db/models/Category.ts";
import { City } from "../db/models/City.ts";
import { Connection } from "../db/models/Connection.ts";
import { District } from "../db/models/District.ts";
import { Favourite } from "../db/models/Favourite.ts";
import { Image } from "../db/models/Image.ts";
import { Listing } from "../db/models/Listing.ts";
import { ListingPhoto } from "../db/models/ListingPhoto.ts";
import { ListingReport } from "../db/models/ListingReport.ts";
import { ListingRevision } from "../db/models/ListingRevision.ts";
import { Promotion } from "../db/models/Promotion.ts";
import { User } from "../db/models/User.ts";

/** Life of a listing from its approval, in milliseconds. */
const LISTING_LIFE = 30 * 86_400_000;

// Each test file has a database of its own, so a counter is enough to tell rows apart.
let made = 0;
const next = () => {
  made += 1;
  return made;
};

/** A person of Telegram with a proven phone. */
export function buildUser(overrides: Partial<CreationAttributes<User>> = {}): Promise<User> {
  const number = next();
  return User.create({
    telegramId: 900_000_000 + number,
    username: `secret_name_${number}`,
    firstName: `Person ${number}`,
    lastName: "Familiyev",
    language: "ru",
    phoneNumber: `+99890${String(7_000_000 + number)}`,
    phoneVerifiedAt: new Date(),
    ...overrides,
  });
}

/**
 * Returns a function that calls `read` once and keeps its result: no test changes the categories and places of the
 * reference seed.
 */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
const allCategories = once(() => Category.findAll({ order: ["id"] }));
const allDistricts = once(() => District.findAll({ order: ["id"] }));
const findCapital = once(() => City.findOne({ where: { isCapital: true }, rejectOnEmpty: true }));

/** A leaf category of the reference seed; another one for each `index`. */
export async function findLeaf(index = 0): Promise<Category> {
  const all = await allCategories();
  const parents = new Set(all.map(({ parentId }) => parentId));
  const leaves = all.filter(({ id }) => !parents.has(id));
  return leaves[index % leaves.length]!;
}

/** A city of the reference seed that has districts, with one of them; another one for each `index`. */
export async function findPlace(index = 0): Promise<{ city: City; district: District }> {
  const districts = await allDistricts();
  const district = districts[index % districts.length]!;
  return { district, city: (await City.findByPk(district.cityId))! };
}

/** A photo that its owner uploaded. */
export async function buildImage(overrides: Partial<CreationAttributes<Image>> = {}): Promise<Image> {
  return Image.create({
    ownerId: overrides.ownerId ?? (await buildUser()).id,
    src: `/images/test/${randomUUID()}.webp`,
    width: 1280,
    height: 960,
    thumbhash: "3OcRJYB4d3h/iIeHeEh3eIhw+j2w",
    ...overrides,
  });
}

async function pathTo(categoryId: number): Promise<number[]> {
  const category = (await allCategories()).find(({ id }) => id === categoryId)!;
  return [...(category.parentId ? await pathTo(category.parentId) : []), categoryId];
}

interface ListingExtras {
  /** Photos to make, the first one the cover. */
  photos?: number;
}

/** An active listing in the capital; its owner, place and category are made or found when not given. */
export async function buildListing({
  photos = 0,
  ...overrides
}: Partial<CreationAttributes<Listing>> & ListingExtras = {}): Promise<Listing> {
  const number = next();
  const ownerId = overrides.ownerId ?? (await buildUser()).id;
  const categoryId = overrides.categoryId ?? (await findLeaf()).id;
  const [category_1, category_2 = null, category_3 = null] = await pathTo(categoryId);
  const place =
    overrides.regionId === undefined
      ? await findCapital().then(({ regionId, id }) => ({ regionId, cityId: id }))
      : { regionId: overrides.regionId };
  const price = overrides.price ?? 100_000;
  const isApproved = !["draft", "pending", "rejected"].includes(overrides.status ?? "active");

  const listing = await Listing.create({
    link: randomUUID(),
    ownerId,
    status: "active",
    name: `Вещь ${number}`,
    description: "Почти новая",
    originalLang: "ru",
    price,
    priceSum: price,
    currency: "UZS",
    state: "Used",
    categoryId,
    category_1: category_1!,
    category_2,
    category_3,
    ...place,
    phoneNumbers: ["+998901234533"],
    hasPhotos: photos > 0,
    submittedAt: overrides.status === "draft" ? null : new Date(),
    rankAt: isApproved ? 1_700_000_000 + number : 0,
    approvedAt: isApproved ? new Date() : null,
    expiresAt: isApproved ? new Date(Date.now() + LISTING_LIFE) : null,
    ...overrides,
  });
  await listing.update({ link: overrides.link ?? listingLink(listing.name, listing.id) });
  for (let position = 0; position < photos; position += 1) {
    const image = await buildImage({ ownerId });
    await ListingPhoto.create({ listingId: listing.id, position, imageId: image.id });
  }
  return listing;
}

/** Builds a seller's input to post a listing, with one photo of theirs. */
export async function buildListingInput(
  ownerId: number,
  overrides: Partial<ListingInput> = {},
): Promise<ListingInput> {
  const { city, district } = await findPlace();
  return {
    name: "Продаю велосипед",
    categoryId: (await findLeaf()).id,
    description: "Почти новый, катались одно лето",
    state: "Used",
    price: 1_500_000,
    isNegotiable: false,
    currency: "UZS",
    lon: 69.24,
    lat: 41.31,
    zoom: 0,
    photos: [(await buildImage({ ownerId })).src],
    phoneNumbers: ["90 123 45 67"],
    contactMethods: "both",
    regionId: city.regionId,
    cityId: city.id,
    districtId: district.id,
    parameters: [],
    isTopOnModerate: false,
    ...overrides,
  };
}

/** A change that waits beside an active listing; of a new one, and of its name, when nothing is given. */
export async function buildRevision(
  overrides: Partial<CreationAttributes<ListingRevision>> = {},
): Promise<ListingRevision> {
  return ListingRevision.create({
    listingId: overrides.listingId ?? (await buildListing()).id,
    name: `Новая вещь ${next()}`,
    ...overrides,
  });
}

/** A running promotion; of a new listing when none is given. */
export async function buildPromotion(
  overrides: Partial<CreationAttributes<Promotion>> = {},
): Promise<Promotion> {
  const type = overrides.type ?? "Vip";
  return Promotion.create({
    listingId: overrides.listingId ?? (await buildListing()).id,
    type,
    endsAt: type === "Vip" ? null : new Date(Date.now() + 86_400_000),
    ...overrides,
  });
}

/** A listing somebody keeps. */
export async function buildFavourite(
  overrides: Partial<CreationAttributes<Favourite>> = {},
): Promise<Favourite> {
  return Favourite.create({
    userId: overrides.userId ?? (await buildUser()).id,
    listingId: overrides.listingId ?? (await buildListing()).id,
    ...overrides,
  });
}

/** Builds a person's report about a listing. */
export async function buildReport(
  overrides: Partial<CreationAttributes<ListingReport>> = {},
): Promise<ListingReport> {
  return ListingReport.create({
    reason: "spam",
    ...overrides,
    listingId: overrides.listingId ?? (await buildListing()).id,
    reporterId: overrides.reporterId ?? (await buildUser()).id,
  });
}

/** That somebody called or wrote about a listing. */
export async function buildConnection(
  overrides: Partial<CreationAttributes<Connection>> = {},
): Promise<Connection> {
  const row = {
    userId: overrides.userId ?? (await buildUser()).id,
    listingId: overrides.listingId ?? (await buildListing()).id,
    kind: "call" as const,
    ...overrides,
  };
  return Connection.create(row, { silent: "updatedAt" in overrides });
}
