import { setTimeout as sleep } from "node:timers/promises";
import { boolean, number, rows } from "#db/rows.ts";

/** Telegram brings the photos of an album one right after the other; when none has come for so long, all have. */
const QUIET_MS = 500;

const waitingRow = {
  photos: number,
  hasWords: boolean,
};

/**
 * Whether words stand below any photo of an album whose photos come as updates of their own: those that wait to be worked
 * off are looked at, until nothing more comes.
 * @param chatId Telegram id of the chat.
 */
export async function hasWordsComing(chatId: number, group: string): Promise<boolean> {
  for (let known = -1; ; ) {
    const [waiting] = await rows(
      waitingRow,
      `select count(*)::integer as photos, coalesce(bool_or(payload -> 'message' ? 'caption'), false) as "hasWords"
       from bot_updates
       where done_at is null and chat_key = $chat and payload -> 'message' ->> 'media_group_id' = $group`,
      { chat: String(chatId), group },
    );
    if (waiting?.hasWords) return true;
    if (!waiting || waiting.photos <= known) return false;
    known = waiting.photos;
    await sleep(QUIET_MS);
  }
}
