import { z } from "zod";
import type { Language } from "#contract/languages.ts";
import { cleanText } from "#contract/words.ts";
import { pagePhotoRow } from "#core/platform/pictures/PagePhoto.ts";
import { hideContacts } from "#core/platform/words/hideContacts.ts";
import { read } from "#db/readPool.ts";
import { boolean, maybe, number, type RowOf, text } from "#db/rows.ts";
import { listingName } from "../listings/listingName.ts";

/** The public facts of a listing: nothing of its seller, and of its place no more than the name. */
const listingPageRow = {
  link: text,
  /** False for one that is sold or has run out. */
  isActive: boolean,
  name: text,
  description: text,
  /** Whole units of `currency`; 0 when it is to be agreed on. */
  price: number,
  currency: z.enum(["UZS", "UYE"]),
  state: z.enum(["New", "Used"]),
  place: text,
  /** From the top down. */
  categories: z.array(z.strictObject({ id: number, name: text })),
  photos: z.array(z.strictObject(pagePhotoRow)),
};

export type ListingPage = RowOf<typeof listingPageRow>;

const shape = {
  ...listingPageRow,
  nameRu: maybe(text),
  nameUz: maybe(text),
};

const isUzbek = "$2::text = 'uz'";
const inTheirs = (alias: string) => `case when ${isUzbek} then ${alias}.name_uz else ${alias}.name_ru end`;

const statement = {
  name: "head-listing",
  text: `select l.link, l.visible as "isActive", l.name, l.name_ru as "nameRu", l.name_uz as "nameUz",
      coalesce(case when ${isUzbek} then l.description_uz else l.description_ru end, l.description) as description,
      l.price, l.currency, l.state, coalesce(${inTheirs("d")}, ${inTheirs("c")}, ${inTheirs("r")}) as place,
      (select json_agg(json_build_object('id', s.id, 'name', ${inTheirs("s")})
          order by array_position(array[l.category_1, l.category_2, l.category_3], s.id))
        from categories s where s.id in (l.category_1, l.category_2, l.category_3)) as categories,
      (select coalesce(json_agg(json_build_object('src', i.src, 'width', i.width, 'height', i.height)
          order by lp.position), '[]')
        from listing_photos lp join images i on i.id = lp.image_id where lp.listing_id = l.id) as photos
    from listings l
    join regions r on r.id = l.region_id
    left join cities c on c.id = l.city_id
    left join districts d on d.id = l.district_id
    where l.link = $1 and is_open_to_all(l)`,
};

/** Finds the public facts of a listing in a language; undefined for one that isn't open to all. */
export async function findListingPage(link: string, language: Language): Promise<ListingPage | undefined> {
  const [row] = await read(shape, statement, [link, language], { fromReplica: true });
  if (!row) return undefined;
  const { nameRu, nameUz, ...listing } = row;
  const name = hideContacts(listingName({ name: row.name, nameRu, nameUz }, language));
  return { ...listing, name, description: hideContacts(cleanText(row.description)) };
}
