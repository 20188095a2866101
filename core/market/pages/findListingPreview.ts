import { z } from "zod";
import { type Language, languageFacts } from "#contract/languages.ts";
import { listingStatuses } from "#contract/listings.ts";
import { rejectReasons } from "#contract/reasons.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { listingName } from "../listings/listingName.ts";

/** The bot's card of a listing. */
const listingPreviewRow = {
  id: number,
  link: text,
  /** False for one that is sold or has run out: it opens, but can't be bought. */
  isActive: boolean,
  name: text,
  /** Whole units of `currency`; 0 when it is to be agreed on. */
  price: number,
  currency: z.enum(["UZS", "UYE"]),
  /** The narrowest place known. */
  place: text,
  /** Address of the cover. */
  photo: maybe(text),
  status: z.enum(listingStatuses),
  /** It is kept for a buyer, for the time being. */
  isReserved: boolean,
  /** It is the viewer's own. */
  isOwn: boolean,
  /** Why a moderator has refused or removed it. */
  rejectReason: maybe(z.enum(rejectReasons)),
  rejectNote: maybe(text),
};

export type ListingPreview = RowOf<typeof listingPreviewRow>;

const shape = {
  ...listingPreviewRow,
  nameRu: maybe(text),
  nameUz: maybe(text),
};

/** Finds a listing that everybody may open, that is the viewer's own, or any posted one for an admin, by link or id. */
export async function findListingPreview(
  key: { link: string } | { id: number },
  language: Language,
  { viewerId = 0, isAdmin = false } = {},
): Promise<ListingPreview | undefined> {
  const column = `name_${languageFacts[language].namesIn}`;
  const [row] = await rows(
    shape,
    `select l.id, l.link, l.visible as "isActive", l.name, l.name_ru as "nameRu", l.name_uz as "nameUz", l.price, l.currency,
       coalesce(d.${column}, c.${column}, r.${column}) as place, i.src as photo,
       l.status, is_reserved(l) as "isReserved", l.owner_id = $viewerId as "isOwn",
       l.reject_reason as "rejectReason", l.reject_note as "rejectNote"
     from listings l
     join regions r on r.id = l.region_id
     left join cities c on c.id = l.city_id
     left join districts d on d.id = l.district_id
     left join listing_photos p on p.listing_id = l.id and p.position = 0
     left join images i on i.id = p.image_id
     where ${"link" in key ? "l.link = $link" : "l.id = $id"} and (is_open_to_all(l) or l.owner_id = $viewerId
       or ($isAdmin and l.status in ('pending', 'rejected', 'removed')))`,
    { ...key, viewerId, isAdmin },
  );
  if (!row) return undefined;
  const { nameRu: _ru, nameUz: _uz, ...preview } = row;
  return { ...preview, name: listingName(row, language) };
}
