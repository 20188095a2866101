import { inDatabase } from "./inDatabase.ts";

/** Lets the 12 hours of an order pass at once, and gives it up as the job of each minute does. */
export async function expireOrder(id: number): Promise<void> {
  const count = await inDatabase(
    "update transactions set status = 'Expired', expires_at = now(), closed_at = now() where id = $1 and status = 'Created'",
    [id],
  );
  if (count !== 1) throw new Error(`Order ${id} can't expire`);
}
