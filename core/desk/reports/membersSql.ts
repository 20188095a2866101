/** Condition on `group_members m`: joined from one moment to before another, both in SQL, and still there then. */
export const joinedWithin = (starts: string, ends: string): string =>
  `m.joined_at >= ${starts} and m.joined_at < ${ends} and (m.left_at is null or m.left_at >= ${ends})`;
