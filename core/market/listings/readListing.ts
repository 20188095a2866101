import { hash } from "node:crypto";
import { config } from "#config";
import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { listingViews } from "#core/platform/events/buffers.ts";
import { log } from "#core/platform/log/log.ts";
import { type Kept, keepReadyWith } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { read } from "#db/readPool.ts";
import { boolean, number, type RowOf, text } from "#db/rows.ts";
import { isOpenToViewer, VIEWER } from "./listingCardSql.ts";
import { listingJoins, listingSql } from "./listingSql.ts";

const DAY_SECONDS = 24 * 60 * 60;

interface View {
  listingId: number;
  userId: number | undefined;
  /** Where a stranger calls from; only a keyed hash of it is kept, and for a day. */
  address: string;
}

/** Counts a view: one a day of `REPORT_TIMEZONE` for each person, or for each address of strangers. */
export async function recordView({ listingId, userId, address }: View): Promise<void> {
  const day = reportDay(new Date());
  const keyed = () => hash("sha256", `${config.JWT_SECRET} ${address}`, "base64url").slice(0, 16);
  const who = userId === undefined ? `a${keyed()}` : `u${userId}`;
  if (await cache.setIfAbsent(`view:${listingId}:${day}:${who}`, "1", DAY_SECONDS)) {
    listingViews.add({ listing_id: listingId, day });
  }
}

const masked = String.raw`
  case when phone ~ '^\+998\d{9}$' then '+998 ' || substr(phone, 5, 2) || ' ••• •• ' || right(phone, 2)
  else left(phone, 2) || ' ••• •• ' || right(phone, 2) end`;

/** A listing's phones: whole for its owner, none when it can't be bought any more, else masked. */
const phonesSql = `
  case when l.owner_id = ${VIEWER} then to_json(l.phone_numbers)
  when is_off_sale(l) then '[]'::json
  else (select coalesce(json_agg(${masked} order by place), '[]')
    from unnest(l.phone_numbers) with ordinality as phones(phone, place)) end`;

const statement = {
  name: "listing",
  text: `
    select l.id, l.visible, l.owner_id = ${VIEWER} as is_owner, (${listingSql(phonesSql)})::text as json
    from listings l ${listingJoins}
    where l.link = $2::text and ${isOpenToViewer}`,
};

const openedRow = {
  id: number,
  visible: boolean,
  is_owner: boolean,
};

type Opened = RowOf<typeof openedRow>;
const shape = {
  ...openedRow,
  json: text,
};

type Row = RowOf<typeof shape>;

interface Viewer {
  userId: number | undefined;
  address: string;
}

async function readRow(link: string, userId: number | undefined): Promise<Row> {
  const [row] = await read(shape, statement, [userId ?? 0, link], { fromReplica: userId === undefined });
  if (!row) throw new RuleError("not_found", "No such listing");
  return row;
}

/** For strangers, to whom a listing is the same for a while. */
async function open(link: string, userId: number | undefined): Promise<Kept<Opened>> {
  if (userId === undefined) {
    const make = async () => {
      const { json, ...about } = await readRow(link, undefined);
      return { text: json, about };
    };
    return keepReadyWith(`listing:${link}`, make, { ofListings: true });
  }
  const { json, ...about } = await readRow(link, userId);
  return { answer: new ReadyJson(json), about };
}

/**
 * One listing whole; somebody else's look at an active one counts as a view.
 * @throws {RuleError} not_found when there is none, or it isn't open to this caller.
 */
export async function readListing(link: string, { userId, address }: Viewer): Promise<ReadyJson> {
  const { answer, about } = await open(link, userId);
  if (about.visible && !about.is_owner) {
    // The reader doesn't wait for the counter, and gets the listing even when the view can't be counted.
    recordView({ listingId: about.id, userId, address }).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "a view isn't counted");
    });
  }
  return answer;
}
