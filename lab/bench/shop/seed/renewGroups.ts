import pg from "pg";
import { GROUP_HOURS } from "#contract/limits.ts";

/** One of so many has run out, and the job hasn't closed it yet. */
const OVER = 100;

/** Groups are open for a day. Before each run the open ones begin again, at random times of the last day. */
const renew = `
  update groups g set created_at = n.created_at, ends_at = n.created_at + interval '${GROUP_HOURS} hours'
  from (
    select id, date_trunc('milliseconds', now() - case when id % ${OVER} = 0
      then interval '${GROUP_HOURS} hours 1 minute'
      else random() * interval '${GROUP_HOURS - 1} hours' end) as created_at
    from groups where status = 'open') n
  where n.id = g.id`;

/** Has those groups running that are to be, however long ago the shop was seeded. */
export async function renewGroups(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select setseed(0.5)");
    await client.query(renew);
    await client.query("vacuum (analyze) groups");
  } finally {
    await client.end();
  }
}
