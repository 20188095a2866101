import { read } from "#db/readPool.ts";
import { describeError } from "../describeError.ts";
import { RuleError } from "../errors.ts";
import { log } from "../log.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { countView } from "./countView.ts";
import { isOpenToViewer, VIEWER } from "./listingCardSql.ts";
import { listingJoins, listingSql } from "./listingSql.ts";
import { phonesSql } from "./listingTextSql.ts";

const statement = {
  name: "listing",
  text: `
    select l.id, l.visible, l.owner_id = ${VIEWER} as is_owner, (${listingSql(phonesSql)})::text as json
    from listings l ${listingJoins}
    where l.link = $2::text and ${isOpenToViewer}`,
};

interface Row {
  id: number;
  visible: boolean;
  is_owner: boolean;
  json: string;
}

interface Viewer {
  userId: number | undefined;
  address: string;
}

/**
 * One listing whole; somebody else's look at an active one counts as a view.
 * @throws {RuleError} not_found when there is none, or it isn't open to this caller.
 */
export async function readListing(link: string, { userId, address }: Viewer): Promise<ReadyJson> {
  const [row] = await read<Row>(statement, [userId ?? 0, link], { fromReplica: userId === undefined });
  if (!row) throw new RuleError("not_found", "No such listing");
  if (row.visible && !row.is_owner) {
    // Nobody waits for a counter, nor goes without the listing when it can't be kept.
    countView({ listingId: row.id, userId, address }).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "a view isn't counted");
    });
  }
  return new ReadyJson(row.json);
}
