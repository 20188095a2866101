import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

interface BlockedPerson {
  userId: number;
  firstName: string;
  createdAt: Date;
}

/** Whom a person has blocked, the latest first. */
export function listBlocks(blockerId: number): Promise<BlockedPerson[]> {
  return sequelize.query<BlockedPerson>(
    `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "createdAt"
     from blocks b join users u on u.id = b.blocked_id
     where b.blocker_id = $blockerId order by b.created_at desc, b.blocked_id`,
    { type: QueryTypes.SELECT, bind: { blockerId } },
  );
}
