import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

interface BlockedPerson {
  userId: number;
  firstName: string;
  createdAt: Date;
}

interface Asked {
  /** Only this person, if they are among them. */
  userId?: number | undefined;
  skip: number;
  take: number;
}

/** A page of whom a person has blocked, the latest first. */
export function listBlocks(blockerId: number, { userId, skip, take }: Asked): Promise<BlockedPerson[]> {
  return sequelize.query<BlockedPerson>(
    `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "createdAt"
     from blocks b join users u on u.id = b.blocked_id
     where b.blocker_id = $blockerId and b.blocked_id = coalesce($userId::integer, b.blocked_id)
     order by b.created_at desc, b.blocked_id limit $take offset $skip`,
    { type: QueryTypes.SELECT, bind: { blockerId, userId: userId ?? null, skip, take } },
  );
}
