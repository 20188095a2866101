/** SQL: whether somebody has muted a kind of notice. */
export const isMutedSql = (user: string, kind: string): string =>
  `exists (select from reminder_mutes mute where mute.user_id = ${user} and mute.kind = ${kind})`;
