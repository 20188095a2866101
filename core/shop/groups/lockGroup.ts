import { z } from "zod";
import { groupStatuses } from "#contract/groups.ts";
import { boolean, number, type RowOf, rows, text } from "#db/rows.ts";

/** A group whose row is locked until the transaction ends. */
const lockedGroupRow = {
  id: number,
  inviteCode: text,
  productId: number,
  creatorId: number,
  participantsToComplete: number,
  membersCount: number,
  status: z.enum(groupStatuses),
  isOver: boolean,
};

export type LockedGroup = RowOf<typeof lockedGroupRow>;

const columns = `g.id, g.invite_code as "inviteCode", g.product_id as "productId", g.creator_id as "creatorId",
  g.participants_to_complete as "participantsToComplete", g.members_count as "membersCount", g.status,
  g.ends_at <= clock_timestamp() as "isOver"`;

async function lock(condition: string, bind: Record<string, unknown>): Promise<LockedGroup | undefined> {
  const [group] = await rows(
    lockedGroupRow,
    `select ${columns} from groups g where ${condition} order by g.id limit 1 for update`,
    bind,
  );
  return group;
}

/** Locks a group, waiting for whoever holds it. */
export const lockGroup = (id: number): Promise<LockedGroup | undefined> => lock("g.id = $id", { id });

/** Locks the oldest open group of a product that has room; who waited for one that has filled meanwhile gets the next. */
export const lockOldestWithRoom = (productId: number): Promise<LockedGroup | undefined> =>
  lock(
    `g.product_id = $productId and g.status = 'open' and g.ends_at > clock_timestamp()
     and g.members_count < g.participants_to_complete`,
    { productId },
  );
