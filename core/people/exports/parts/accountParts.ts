import { timeSql } from "#core/platform/time/timeSql.ts";
import { nameOf, type SinglePart } from "./part.ts";

/** The person's account, and what there is one of. */
export const accountParts: Record<string, SinglePart> = {
  profile: {
    keys: {
      id: "u.id",
      telegramId: "u.telegram_id",
      username: "u.username",
      firstName: "u.first_name",
      lastName: "u.last_name",
      photoUrl: "u.photo_url",
      language: "u.language",
      phone: "u.phone_number",
      phoneVerifiedAt: timeSql("u.phone_verified_at"),
      isUsernameShown: "u.is_username_shown",
      isAdmin: "u.is_admin",
      broughtBy: nameOf("u.referer_id"),
      botStartedAt: timeSql("u.bot_started_at"),
      botStoppedAt: timeSql("u.bot_stopped_at"),
      noticesStoppedAt: timeSql("u.notices_stopped_at"),
      deletionAskedAt: timeSql("u.deletion_asked_at"),
      bannedAt: timeSql("u.banned_at"),
      coins: "coalesce((select balance from ledger_accounts where user_id = u.id), 0)",
      referralPaise: "coalesce((select balance_paise from wallets where user_id = u.id), 0)",
      createdAt: timeSql("u.created_at"),
    },
    from: "users u where u.id = $1",
  },
  delivery: {
    keys: {
      recipientName: "d.recipient_name",
      phone: "d.phone_number",
      address: "d.address",
      addressExtra: "d.address_extra",
      city: "d.city",
      state: "d.state",
      pin: "d.pin",
      payoutMethod: "d.payout_method",
    },
    from: "delivery_profiles d where d.user_id = $1",
  },
  draft: {
    keys: { body: "d.body", photos: "d.photos", updatedAt: timeSql("d.updated_at") },
    from: "drafts d where d.user_id = $1",
  },
};
