import { sequelize } from "#db/sequelize.ts";

/** What stands as the error of a broadcast's message from the moment it goes until it is known what came of that. */
export const TRYING = "trying";

/** Notes that a message goes now: whoever finds this note knows that it may have arrived, and lets it be. */
export async function noteTry(id: number): Promise<void> {
  await sequelize.query("update outbox set error = $error where id = $id and status = 'queued'", {
    bind: { id, error: TRYING },
  });
}
