import { maybe, number, type RowOf } from "#db/rows.ts";
import { card, type Row } from "./referenceAnswers.ts";
import { cardsOf, conditionsOf } from "./referenceSql.ts";

/** A listing that is promoted, as far as the choice needs it. */
export const topUpRow = {
  id: number,
  rank_at: number,
  region_id: number,
  city_id: maybe(number),
  district_id: maybe(number),
};

type TopUp = RowOf<typeof topUpRow>;

/** The TopUps that run. */
export const topUpsSql = `
  select l.id, l.rank_at, l.region_id, l.city_id, l.district_id
  from promotions p join listings l on l.id = p.listing_id
  where p.type = 'TopUp' and p.ended_at is null and p.ends_at > now() and l.visible`;

/** Every so many cards one may be promoted, and so many of them in all. */
const EVERY = 4;
const PROMOTED_MAX = 60;
/** Tried for each place: some stand on the page anyway. */
const TRIED = 8;

/** Where a page begins. */
interface Position {
  take: number;
  /** Of the last card in its turn; none on the first page. */
  after: [rankAt: number, id: number] | undefined;
  phase: number;
  shown: readonly number[];
  /** Places of the page for promoted ones, from 0. */
  places: readonly number[];
}

/** What the parts of the cursor say, which are those of ours. */
export function positionOf(asked: URLSearchParams): Position {
  const take = Number(asked.get("take"));
  const [rankAt, id, , phase = "0", names] = asked.get("cursor")?.split("-") ?? [];
  const shown = names ? names.split(".").map((name) => Number.parseInt(name, 36)) : [];
  const places: number[] = [];
  for (let place = 0; place < take; place += 1) {
    const isFree = shown.length + places.length < PROMOTED_MAX;
    if (isFree && (Number(phase) + place + 1) % EVERY === 0) places.push(place);
  }
  const after: Position["after"] = rankAt ? [Number(rankAt), Number(id)] : undefined;
  return { take, after, phase: Number(phase), shown, places };
}

/** Promoted ones that may be shown, beginning anywhere among them: whose turn it is isn't counted. */
function tryTopUps(asked: URLSearchParams, { after, shown, places }: Position, topUps: readonly TopUp[]) {
  const [region, city, district] = ["regionId", "cityId", "districtId"].map((key) => Number(asked.get(key)));
  const isLeft = ({ id, rank_at, region_id, city_id, district_id }: TopUp) =>
    (!region || region_id === region) &&
    (!city || city_id === city) &&
    (!district || district_id === district) &&
    (!after || rank_at < after[0] || (rank_at === after[0] && id < after[1])) &&
    !shown.includes(id);
  const start = Math.floor(Math.random() * topUps.length);
  const tried: number[] = [];
  for (let turn = 0; turn < topUps.length && tried.length < places.length * TRIED; turn += 1) {
    const one = topUps[(start + turn) % topUps.length];
    if (one && isLeft(one)) tried.push(one.id);
  }
  return tried;
}

/** A page of the feed in one statement: promoted listings that come after it, and as many fewer in their turn. */
export function feedSql(asked: URLSearchParams, position: Position, topUps: readonly TopUp[]) {
  const { take, after, shown, places } = position;
  const { where, values } = conditionsOf(asked, 0);
  const value = (one: unknown, type: string) => `$${values.push(one)}::${type}`;
  const before = after
    ? `and (rank_at, id) < (${value(after[0], "integer")}, ${value(after[1], "integer")})`
    : "";
  const own = `select id, rank_at from listings
    where ${where} ${before} and id <> all(${value(shown, "integer[]")})
    order by rank_at desc, id desc limit ${take}`;
  const promoted = `select id, rank_at from listings
    where id = any(${value(tryTopUps(asked, position, topUps), "integer[]")}) and visible
      and (rank_at, id) < (select rank_at, id from own order by rank_at desc, id desc offset ${take - 1})
    limit ${value(places.length, "integer")}`;
  const page = `
    with own as materialized (${own}), promoted as materialized (${promoted})
    select id, rank_at, true as is_promoted from promoted
    union all
    (select id, rank_at, false from own order by rank_at desc, id desc limit ${take} - (select count(*) from promoted))`;
  return { text: cardsOf(page, "page.rank_at desc, page.id desc", ", page.is_promoted"), values };
}

/** The answer made of the rows; how long it was to be tells whether more follows. */
export function feedPage(rows: readonly Row[], { take, phase, shown, places }: Position) {
  const promoted = rows.filter((row) => row.is_promoted);
  const own = rows.filter((row) => !row.is_promoted);
  const data = own.map(card);
  for (const [index, row] of promoted.entries()) data.splice(places[index] ?? data.length, 0, card(row));
  const last = own.at(-1);
  const names = [...shown, ...promoted.map((row) => Number(row.id))].map((id) => id.toString(36)).join(".");
  const next = [last?.rank_at, last?.id, "", (phase + rows.length) % EVERY, names].join("-");
  return { data, cursor: rows.length === take ? next : null, widened: null };
}
