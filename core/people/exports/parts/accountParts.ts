import { nameOf, type Part } from "./part.ts";

/** The person's account. */
export const accountParts = {
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
      phoneVerifiedAt: "iso_time(u.phone_verified_at)",
      isUsernameShown: "u.is_username_shown",
      isAdmin: "u.is_admin",
      broughtBy: nameOf("u.referer_id"),
      botStartedAt: "iso_time(u.bot_started_at)",
      botStoppedAt: "iso_time(u.bot_stopped_at)",
      noticesStoppedAt: "iso_time(u.notices_stopped_at)",
      deletionAskedAt: "iso_time(u.deletion_asked_at)",
      bannedAt: "iso_time(u.banned_at)",
      createdAt: "iso_time(u.created_at)",
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
} satisfies Record<string, Part>;
