import { Draft } from "#contract/drafts.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";

/** Forgets a person's unfinished listing; where there is none, nothing happens. */
export async function deleteDraft(userId: number): Promise<void> {
  await DraftRow.destroy({ where: { userId } });
}

/** A person's unfinished listing; nulls when there is none. */
export async function readDraft(userId: number): Promise<{ draft: Draft | null; updatedAt: Date | null }> {
  const row = await DraftRow.findByPk(userId);
  // One that was kept under an older contract is no draft any more.
  const draft = Draft.safeParse(row?.body).data ?? null;
  return { draft, updatedAt: draft && row ? row.updatedAt : null };
}
