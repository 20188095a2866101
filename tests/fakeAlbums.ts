import type { User as TelegramPerson } from "grammy/types";
import { readDraft } from "#core/market/drafts/drafts.ts";
import { User } from "../db/models/User.ts";
import { fakeChats } from "./fakeChats.ts";
import { passTime, startFakeFiles, workAlbums } from "./fakeFiles.ts";
import { buttonsOf, type Call } from "./fakeTelegram.ts";
import { plainJpeg } from "./photos.ts";

export const CAPTION = "Велосипед горный\nПочти новый\nЦена 1 200 000 сум\n+998 90 123-45-67";

/** Returns the bot's words only: the actions that Telegram shows while the bot works are left out. */
export const spoken = (calls: readonly Call[]) => calls.filter(({ method }) => method !== "sendChatAction");
/** Returns the text of a call, with plain blanks in its numbers. */
export const plain = (call: Call | undefined) => String(call?.text).replace(/[\u00a0\u202f]/g, " ");
export const presses = (call: Call | undefined) =>
  buttonsOf(call).flatMap((button) => ("callback_data" in button ? [String(button.callback_data)] : []));
export const pressed = (call: Call | undefined, kind: string) =>
  presses(call).find((data) => data.startsWith(kind)) ?? "";

/** People who send a bot photos, with a Telegram that hands these out. */
export async function fakeAlbums() {
  const chats = fakeChats();
  const { telegram } = chats;
  const files = await startFakeFiles();
  const jpeg = await plainJpeg();
  let last = 0;

  /** A photo of Telegram with its bytes, as an update brings it. */
  function sentPhoto(bytes = jpeg) {
    last += 1;
    const id = `photo-${last}`;
    files.files.set(id, bytes);
    return { photo: [{ file_id: id, file_unique_id: id, width: 64, height: 48, file_size: bytes.length }] };
  }
  function sentFile(bytes: Buffer, { mime_type = "image/jpeg", id = "" } = {}) {
    last += 1;
    const file_id = `${id}file-${last}`;
    files.files.set(file_id, bytes);
    return { document: { file_id, file_unique_id: file_id, mime_type, file_size: bytes.length } };
  }
  function newGroup() {
    last += 1;
    return { media_group_id: `group ${last}` };
  }

  /** Brings an album of so many photos, the words under the first; the answer is what the bot says at once. */
  async function sendAlbum(
    from: TelegramPerson,
    caption = CAPTION,
    { count = 3, more = {}, group = newGroup() } = {},
  ) {
    const calls: Call[] = [];
    for (let index = 0; index < count; index += 1) {
      const words = index === 0 && caption ? { caption } : {};
      calls.push(...(await telegram.message(from, { ...sentPhoto(), ...group, ...words, ...more })));
    }
    return spoken(calls);
  }

  /** Returns the bot's answers once all is complete. */
  async function answers(): Promise<Call[]> {
    await passTime();
    await workAlbums();
    return spoken(await telegram.deliver());
  }
  async function draftOf(person: TelegramPerson) {
    const row = await User.findOne({ where: { telegramId: person.id }, rejectOnEmpty: true });
    return (await readDraft(row.id)).draft;
  }
  return { ...chats, files, jpeg, sentPhoto, sentFile, newGroup, sendAlbum, answers, draftOf };
}
