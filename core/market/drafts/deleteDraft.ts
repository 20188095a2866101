import { Draft } from "#db/models/Draft.ts";

/** Forgets a person's unfinished listing; where there is none, nothing happens. */
export async function deleteDraft(userId: number): Promise<void> {
  await Draft.destroy({ where: { userId } });
}
