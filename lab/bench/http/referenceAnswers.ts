/** A row as pg gives it. */
export type Row = Record<string, unknown>;

const has = (promotions: unknown, type: string) => Array.isArray(promotions) && promotions.includes(type);

/** A listing as lists show it to a stranger. */
export function card(row: Row) {
  return {
    id: row.id,
    link: row.link,
    name: row.name,
    nameRu: row.name_ru,
    nameUz: row.name_uz,
    originalLang: row.original_lang,
    isTranslationActual: row.is_translation_actual,
    price: row.price,
    currency: row.currency,
    isNegotiable: row.is_negotiable,
    state: row.state,
    photosCount: row.photos_count,
    categoryId: row.category_id,
    rootCategoryLink: row.root_link,
    regionId: row.region_id,
    cityId: row.city_id,
    districtId: row.district_id,
    place: { name: row.place_ru, name_uz: row.place_uz, name_hi: row.place_hi },
    placeWithin:
      row.within_ru === null ? null : { name: row.within_ru, name_uz: row.within_uz, name_hi: row.within_hi },
    createdAt: (row.ranked_at as Date).toISOString(),
    isReserved: row.is_reserved,
    isTopUp: has(row.promotions, "TopUp"),
    isPremium: has(row.promotions, "Premium"),
    isVIP: has(row.promotions, "Vip"),
    isFavourite: row.is_favourite,
    isOwner: row.is_owner,
    photos: row.src ? [row.src] : [],
    thumbhashes: row.src ? [row.thumbhash] : [],
  };
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const html = (text: unknown) =>
  typeof text === "string"
    ? text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter).replace(/\r\n|\r|\n/g, "<br>")
    : null;

const maskPhone = (phone: string) =>
  /^\+998\d{9}$/.test(phone)
    ? `+998 ${phone.slice(4, 6)} ••• •• ${phone.slice(-2)}`
    : `${phone.slice(0, 2)} ••• •• ${phone.slice(-2)}`;

function placePath(row: Row) {
  return ["region", "city", "district"].flatMap((level) =>
    row[`${level}_ru`] === null
      ? []
      : [{ name: row[`${level}_ru`], name_uz: row[`${level}_uz`], name_hi: row[`${level}_hi`] }],
  );
}

/** A listing whole, as a stranger sees it. */
export function whole(row: Row) {
  return {
    ...card(row),
    photos: row.photos ?? [],
    thumbhashes: row.hashes ?? [],
    status: row.status,
    description: html(row.description),
    descriptionRu: html(row.description_ru),
    descriptionUz: html(row.description_uz),
    phoneNumbers: row.status === "active" ? (row.phone_numbers as string[]).map(maskPhone) : [],
    contactMethods: row.contact_methods,
    lon: row.longitude,
    lat: row.latitude,
    zoom: row.zoom,
    parameters: row.parameters ?? [],
    breadcrumbs: row.breadcrumbs,
    placePath: placePath(row),
    userName: row.first_name,
    userPhoto: row.photo_url,
    telegramUserId: row.owner_id,
    isModerated: true,
    isDeactivated: row.status !== "active",
    favourites: [],
    favouritesCount: row.favourites_count,
    viewsCount: row.views_count,
    isBlocked: false,
    rejectReason: null,
    rejectNote: null,
    expiresAt: null,
    revisionStatus: null,
    isReservedForMe: false,
    reservedUntil: null,
  };
}
