import type { Message } from "grammy/types";
import type { DraftChange } from "#core/desk/broadcasts/draftBroadcast.ts";
import type { AwaitedCast } from "./awaitedBroadcast.ts";
import { readBroadcastButton } from "./readBroadcastButton.ts";

/** The entities of what a message says from `start` on. */
function readEntities({ entities, caption_entities }: Message, start: number) {
  return (entities ?? caption_entities ?? []).flatMap((entity) => {
    const offset = Math.max(entity.offset, start);
    const length = entity.offset + entity.length - offset;
    return length > 0 ? [{ ...entity, offset: offset - start, length }] : [];
  });
}

/** The change that a message makes to a draft by what it says from `start` on; undefined when it can't be sent on. */
export function readBroadcastPart(
  message: Message | undefined,
  what: AwaitedCast["what"],
  start: number,
): DraftChange | undefined {
  const text = (message?.text ?? message?.caption ?? "").slice(start);
  if (what === "button") {
    const button = readBroadcastButton(text);
    return button && { button };
  }
  const photo = message?.photo?.at(-1)?.file_id;
  if (!message || message.media_group_id || (message.text === undefined && !photo)) return undefined;
  const entities = readEntities(message, start);
  return { words: { key: what, words: { text, entities } }, ...(photo && { photoFileId: photo }) };
}
