import { QueryTypes } from "sequelize";
import { BLOCKS_PER_DAY } from "#contract/limits.ts";
import type { BlockReason } from "#contract/reasons.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { assertDailyLimit } from "#core/platform/limits/assertDailyLimit.ts";
import { Block } from "#db/models/Block.ts";
import { date, number, type RowOf, rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { lockUser } from "../accounts/lockUser.ts";

const blockedPersonRow = {
  userId: number,
  firstName: text,
  createdAt: date,
};

type BlockedPerson = RowOf<typeof blockedPersonRow>;

interface Asked {
  /** Only this person, if they are among them. */
  userId?: number | undefined;
  skip: number;
  take: number;
}

/** A page of whom a person has blocked, the latest first. */
export function listBlocks(blockerId: number, { userId, skip, take }: Asked): Promise<BlockedPerson[]> {
  return rows(
    blockedPersonRow,
    `select b.blocked_id as "userId", u.first_name as "firstName", b.created_at as "createdAt"
     from blocks b join users u on u.id = b.blocked_id
     where b.blocker_id = $blockerId and b.blocked_id = coalesce($userId::integer, b.blocked_id)
     order by b.created_at desc, b.blocked_id limit $take offset $skip`,
    { blockerId, userId: userId ?? null, skip, take },
  );
}

interface Wish {
  /** The person to be blocked. */
  userId: number;
  reason: BlockReason;
  note?: string | undefined;
}

/** People who can meet: those who sell or sold to all, and those who have been in contact with each other. */
const CAN_MEET = `
  exists (select from listings where owner_id = $userId and approved_at is not null)
  or exists (select from connections k join listings l on l.id = k.listing_id
    where (k.user_id, l.owner_id) in (($blockerId, $userId), ($userId, $blockerId)))
  or exists (select from conversations
    where (buyer_id, seller_id) in (($blockerId, $userId), ($userId, $blockerId)))`;

/** @throws {RuleError} banned, daily_limit when the person has blocked enough others for a day. */
async function assertMayBlock(blockerId: number, userId: number): Promise<void> {
  await lockUser(blockerId, { alone: true });
  await assertDailyLimit("blocks", {
    made: "blocks where blocker_id = $blockerId and blocked_id <> $userId",
    bind: { blockerId, userId },
    limit: BLOCKS_PER_DAY,
  });
}

/**
 * Closes every contact between two people. Blocking somebody again only renews the reason. Only whom one can meet here
 * can be blocked, else anybody's name could be learnt from the list of blocks.
 * @throws {RuleError} invalid_input for oneself, banned, not_found, daily_limit
 */
export async function blockPerson(blockerId: number, { userId, reason, note }: Wish): Promise<void> {
  if (userId === blockerId) {
    throw new RuleError("invalid_input", "Nobody blocks themselves", { fields: { userId: "own" } });
  }
  return transact(async () => {
    await assertMayBlock(blockerId, userId);
    const blocked = await sequelize.query(
      `insert into blocks (blocker_id, blocked_id, reason, note)
       select $blockerId, id, $reason, $note from users where id = $userId and (${CAN_MEET})
       on conflict (blocker_id, blocked_id) do update set reason = excluded.reason, note = excluded.note
       returning blocked_id`,
      { type: QueryTypes.SELECT, bind: { blockerId, userId, reason, note: note || null } },
    );
    if (blocked.length === 0) throw new RuleError("not_found", "No such person");
  });
}

/** Whether one of two people has blocked the other: it closes every contact in both directions. */
export async function areBlocked(one: number, other: number): Promise<boolean> {
  const rows = await sequelize.query("select from blocks b where is_between(b, $one, $other) limit 1", {
    type: QueryTypes.SELECT,
    bind: { one, other },
  });
  return rows.length > 0;
}

/** Takes one's own block of a person back; without one nothing happens. The other's stays. */
export async function unblockPerson(blockerId: number, blockedId: number): Promise<void> {
  await Block.destroy({ where: { blockerId, blockedId } });
}
