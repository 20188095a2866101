import { Op } from "sequelize";
import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { Broadcast } from "#db/models/Broadcast.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { type Progress, readProgress } from "./readProgress.ts";

/** A message that shows how far a broadcast is, to be edited now. */
const shownRow = {
  chatId: number,
  messageId: number,
  language: z.enum(languages),
};

export interface ShownProgress extends RowOf<typeof shownRow> {
  progress: Progress;
}

const EVERY_SECONDS = 3;

// A former admin is shown nothing more. After the end it is taken until somebody has noted that the end is shown.
const TAKE = `
  update broadcasts b set shown_at = now()
  from users u
  where u.id = b.admin_id and u.telegram_id is not null and u.is_admin and u.banned_at is null and b.progress_message_id is not null and b.status <> 'draft'
    and not b.is_told and (b.shown_at is null or b.shown_at <= now() - make_interval(secs => ${EVERY_SECONDS}))
  returning b.id, b.progress_message_id as "messageId", u.telegram_id as "chatId", u.language`;

/** Takes the messages of progress that are to be edited; each is anybody's only every few seconds. */
export async function takeProgress(): Promise<ShownProgress[]> {
  const taken = await rows({ id: number, ...shownRow }, TAKE);
  const shown: ShownProgress[] = [];
  for (const { id, ...where } of taken) shown.push({ ...where, progress: await readProgress(id) });
  return shown;
}

/** Remembers which message of the admin's chat shows how far a broadcast is. */
export async function noteProgressMessage(id: number, messageId: number): Promise<void> {
  await sequelize.query(
    "update broadcasts set progress_message_id = $messageId, shown_at = now(), is_told = false where id = $id",
    { bind: { id, messageId } },
  );
}

/** Notes that the message shows the end of a broadcast, of which nothing will change any more. */
export async function noteTold(id: number): Promise<void> {
  await Broadcast.update({ isTold: true }, { where: { id, status: { [Op.ne]: "sending" } } });
}
