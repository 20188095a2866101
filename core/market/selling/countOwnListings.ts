import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { readJson } from "#core/platform/ready/readJson.ts";

const statement = {
  name: "own-counts",
  text: `
    select json_build_object(
      'all', count(*), 'active', count(*) filter (where status = 'active'),
      'moderation', count(*) filter (where status = 'pending'),
      'rejected', count(*) filter (where status in ('rejected', 'removed')),
      'archive', count(*) filter (where status in ('closed', 'expired')))::text as json
    from listings l
    where owner_id = $1::integer and is_submitted(l)`,
};

/** How many listings a person has in each tab. */
export async function countOwnListings(userId: number): Promise<ReadyJson> {
  const json = await readJson(statement, [userId]);
  if (json === undefined) throw new Error("A count is always answered");
  return new ReadyJson(json);
}
