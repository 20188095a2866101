import { z } from "zod";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { roles } from "#contract/roles.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { User } from "#db/models/User.ts";
import { boolean, date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

/** A person as admins see them. */
const cardRow = {
  id: number,
  telegramId: maybe(number),
  firstName: text,
  lastName: maybe(text),
  username: maybe(text),
  language: z.enum(languages),
  createdAt: date,
  bot: z.enum(["none", "started", "stopped"]),
  role: maybe(z.enum(roles)),
  bannedAt: maybe(date),
  /** When the ban ends by itself. */
  bannedUntil: maybe(date),
  banReason: maybe(text),
  isClosing: boolean,
  listings: z.array(z.strictObject({ status: text, count: number })),
  approved: number,
  rejected: number,
  coins: number,
  orders: number,
  /** How many people they have brought. */
  referrals: number,
  /** Complaints about their listings, settled ones too. */
  reports: number,
};

export interface PersonCard extends RowOf<typeof cardRow> {
  /** With dots for all but its beginning and its end; null without one. */
  maskedPhone: string | null;
  /** Named in the settings, so that nobody can take the role. */
  isFixedAdmin: boolean;
}

const CARD = `
  select u.id, u.telegram_id as "telegramId", u.first_name as "firstName", u.last_name as "lastName", u.username,
    u.language, u.created_at as "createdAt", u.phone_number as phone,
    case when u.bot_started_at is null then 'none' when u.bot_stopped_at is null then 'started' else 'stopped' end as bot,
    u.role, u.banned_at as "bannedAt", u.banned_until as "bannedUntil", u.deletion_asked_at is not null as "isClosing",
    (select details ->> 'reason' from audit_log a where a.subject_type = 'user' and a.subject_id = u.id::text
      and a.action = 'user.ban' order by a.id desc limit 1) as "banReason",
    (select coalesce(jsonb_agg(jsonb_build_object('status', status, 'count', count) order by status), '[]')
      from (select status, count(*)::integer as count from listings l where l.owner_id = u.id and status <> 'draft'
        group by status) counted) as listings,
    (select count(*)::integer from listings l where l.owner_id = u.id and l.approved_at is not null) as approved,
    (select count(*)::integer from listings l join audit_log a on a.subject_type = 'listing' and a.subject_id = l.id::text
      and a.action = 'listing.reject' where l.owner_id = u.id) as rejected,
    coalesce((select balance from ledger_accounts where user_id = u.id), 0)::integer as coins,
    (select count(*)::integer from orders o where o.user_id = u.id) as orders,
    (select count(*)::integer from users r where r.referer_id = u.id) as referrals,
    (select count(*)::integer from listing_reports r join listings l on l.id = r.listing_id where l.owner_id = u.id)
      as reports
  from users u where u.id = $id and u.absorbed_by_id is null and (u.deleted_at is null or u.banned_at is not null)`;

const mask = (phone: string) => `${phone.slice(0, 4)} ••• ${phone.slice(-2)}`;

/**
 * Reads what an admin is shown of a person. Who asks must be one.
 * @throws {RuleError} not_found
 */
export async function readPersonCard(id: number): Promise<PersonCard> {
  const [row] = await rows({ ...cardRow, phone: maybe(text) }, CARD, { id });
  if (!row) throw new RuleError("not_found", "No such person");
  const { phone, ...card } = row;
  const isFixedAdmin = card.telegramId !== null && config.ADMIN_TELEGRAM_IDS.includes(card.telegramId);
  return { ...card, isFixedAdmin, maskedPhone: phone && mask(phone) };
}

/**
 * A person's whole phone for an admin, which is written down: who looked and at whom.
 * @throws {RuleError} not_found
 */
export function showPhone(adminId: number, userId: number): Promise<string> {
  return transact(async () => {
    const user = await User.findByPk(userId, { attributes: ["phoneNumber"] });
    if (!user?.phoneNumber) throw new RuleError("not_found", "No phone");
    await recordAudit({ actorId: adminId, action: "user.phone", subjectType: "user", subjectId: userId });
    return user.phoneNumber;
  });
}
