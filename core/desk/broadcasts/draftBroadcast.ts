import { RuleError } from "#core/platform/errors/RuleError.ts";
import { CAPTION_MAX } from "#core/platform/telegram/caption.ts";
import { Broadcast as BroadcastModel } from "#db/models/Broadcast.ts";
import { rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import {
  Audience,
  BROADCAST,
  type Broadcast,
  BroadcastButton,
  broadcastRow,
  TEXT_MAX,
  type Words,
  WordsByKey,
  type WordsKey,
} from "./broadcast.ts";
import { findBroadcast } from "./findBroadcast.ts";

/** Begins a new broadcast of an admin; what they were writing before is forgotten. */
export function beginDraft(adminId: number): Promise<Broadcast> {
  return transact(async () => {
    await BroadcastModel.destroy({ where: { status: "draft", adminId } });
    const [draft] = await rows(
      broadcastRow,
      `insert into broadcasts as b (admin_id) values ($adminId) returning ${BROADCAST}`,
      { adminId },
    );
    if (!draft) throw new Error("A row without an answer");
    return draft;
  });
}

/**
 * Forgets a draft of an admin; forgotten already is done.
 * @returns false when it is no draft any more, but goes out or has gone.
 */
export async function dropDraft(adminId: number, id: number): Promise<boolean> {
  await BroadcastModel.destroy({ where: { status: "draft", adminId, id } });
  return !(await findBroadcast(id));
}

/** An admin's change of a draft; null takes away. */
export interface DraftChange {
  words?: { key: WordsKey; words: Words | null };
  photoFileId?: string | null;
  button?: BroadcastButton | null;
  audience?: Audience;
}

function isTooLong(words: Broadcast["words"], hasPhoto: boolean): boolean {
  const most = hasPhoto ? CAPTION_MAX : TEXT_MAX;
  return Object.values(words).some(({ text }) => text.length > most);
}

function changeWords(kept: Broadcast["words"], { key, words }: NonNullable<DraftChange["words"]>) {
  const { [key]: _before, ...others } = kept;
  return WordsByKey.parse(words ? { ...others, [key]: words } : others);
}

/**
 * Changes the draft that an admin is writing.
 * @throws {RuleError} not_found when it is none any more; too_large when the words don't fit (a caption holds fewer).
 */
export function changeDraft(
  { adminId, id }: { adminId: number; id: number },
  change: DraftChange,
): Promise<Broadcast> {
  return transact(async () => {
    const [draft] = await rows(
      broadcastRow,
      `select ${BROADCAST} from broadcasts b where id = $id and admin_id = $adminId and status = 'draft' for update`,
      { id, adminId },
    );
    if (!draft) throw new RuleError("not_found", "No such draft");
    const words = change.words ? changeWords(draft.words, change.words) : draft.words;
    const photoFileId = change.photoFileId === undefined ? draft.photoFileId : change.photoFileId;
    if (isTooLong(words, photoFileId !== null)) throw new RuleError("too_large", "The words don't fit");
    const button = change.button === undefined ? draft.button : change.button;
    const audience = Audience.parse(change.audience ?? draft.audience);
    const [changed] = await rows(
      broadcastRow,
      `update broadcasts b set words = $words::jsonb, photo_file_id = $photoFileId, button = $button::jsonb,
         audience = $audience::jsonb where id = $id returning ${BROADCAST}`,
      {
        id,
        photoFileId,
        words: JSON.stringify(words),
        audience: JSON.stringify(audience),
        button: button && JSON.stringify(BroadcastButton.parse(button)),
      },
    );
    if (!changed) throw new Error("A row without an answer");
    return changed;
  });
}
