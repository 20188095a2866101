import { inDatabase } from "./inDatabase.ts";

/** Lets a group's day pass at once; the job of each minute then closes it and has everybody told. */
export async function endGroup(inviteCode: string): Promise<void> {
  const count = await inDatabase(
    `update groups set created_at = now() - interval '25 hours', ends_at = now() - interval '1 hour'
     where status = 'open' and (invite_code = $1 or id = (select group_id from group_members where invite_code = $1))`,
    [inviteCode],
  );
  if (count !== 1) throw new Error(`The group ${inviteCode} can't end`);
}
