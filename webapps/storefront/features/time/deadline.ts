const DAY_MS = 86_400_000;

/** Until when a group is open: the end of the day, or when it ends where that is less than a day away. */
export function deadline(endsAt: string, now = new Date()): Date {
  const end = new Date(endsAt);
  if (end.getTime() - now.getTime() < DAY_MS) return end;
  const endOfDay = new Date(now);
  endOfDay.setHours(23, 59, 59, 999);
  return endOfDay;
}
