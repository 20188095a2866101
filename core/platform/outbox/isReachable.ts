/** SQL: whether the bot may write to a person `u` and they may do what it offers. */
export const isReachable = `u.telegram_id is not null and u.bot_started_at is not null and u.bot_stopped_at is null
  and u.banned_at is null`;
