import type { z } from "zod";
import { joinTypes } from "#contract/reportKinds.ts";
import { getJoins } from "#contract/reports.ts";
import { readPatiently } from "#db/readPool.ts";
import { keepReport } from "./askReport.ts";
import type { ReportRange } from "./readRange.ts";

type Joins = z.output<typeof getJoins.output>;

const text = `
  select join_type as "joinType", count(*) as _count from group_members m
  where has_joined(m, $1, $2) group by join_type`;

/** How those came into groups who joined one in a range and were still in it at its end: every way, seats counted. */
export async function readJoins(range: ReportRange): Promise<Joins> {
  const counts = await keepReport("joins", range, () =>
    readPatiently(getJoins.output.element.shape, text, [range.from, range.before]),
  );
  return joinTypes.map(
    (joinType) => counts.find((count) => count.joinType === joinType) ?? { joinType, _count: 0 },
  );
}
