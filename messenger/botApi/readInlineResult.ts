import type { InlineResult, PreparedMessage } from "../shapes/inline.ts";
import type { World } from "../world.ts";
import { badRequest } from "./ApiError.ts";
import { isRecord, Params } from "./Params.ts";
import { readInlineMarkup } from "./readMarkup.ts";
import { readInlinePhoto } from "./readMedia.ts";
import { readText, toRichText } from "./readText.ts";

const RESULT_ID_LIMIT_BYTES = 64;

const isWeb = (url: string | undefined): url is string =>
  /^https?:\/\//.test(url ?? "") && URL.canParse(url ?? "");

/** The address that the preview under or above a text is made of, when the bot names one. */
function readPreview(content: Params): { previewUrl?: string } {
  const options = content.json("link_preview_options");
  if (!isRecord(options) || options.is_disabled === true || typeof options.url !== "string") return {};
  if (!isWeb(options.url)) throw badRequest("WEBPAGE_URL_INVALID");
  return { previewUrl: options.url };
}

function readArticle(fields: Params, message: Record<string, unknown>) {
  if (!fields.text("title")) throw badRequest("ARTICLE_TITLE_EMPTY");
  const content = new Params(message);
  return { ...readText(content, "message_text"), ...readPreview(content), photo: null };
}

async function readPhotoResult(world: World, fields: Params) {
  if (!fields.text("photo_file_id") && !fields.text("thumbnail_url")) {
    throw badRequest("can't parse inline query result: Can't find field \"thumbnail_url\"");
  }
  const photo = await readInlinePhoto(world, fields);
  const rich = toRichText(
    fields.text("caption") ?? "",
    fields.text("parse_mode"),
    fields.json("caption_entities"),
  );
  return { ...rich, photo };
}

/** Makes the message that a result of inline mode becomes when it is sent. */
export async function readInlineContent(world: World, result: unknown): Promise<Omit<PreparedMessage, "id">> {
  if (!isRecord(result)) throw badRequest("can't parse inline query result: Expected an Object");
  const fields = new Params(result);
  const idBytes = Buffer.byteLength(fields.text("id") ?? "");
  if (idBytes < 1 || idBytes > RESULT_ID_LIMIT_BYTES) throw badRequest("RESULT_ID_INVALID");
  const reply_markup = readInlineMarkup(fields);
  const markup = reply_markup ? { reply_markup } : {};
  if (result.type === "article" && isRecord(result.input_message_content)) {
    return { ...readArticle(fields, result.input_message_content), ...markup };
  }
  if (result.type === "photo") return { ...(await readPhotoResult(world, fields)), ...markup };
  throw badRequest("can't parse inline query result: only article and photo are known to the stand-in");
}

/** A result as a line of a list, with what it becomes. */
export async function readInlineResult(world: World, result: unknown): Promise<InlineResult> {
  const message = await readInlineContent(world, result);
  const fields = new Params(isRecord(result) ? result : {});
  const thumbUrl = fields.text("thumbnail_url");
  if (thumbUrl !== undefined && !isWeb(thumbUrl)) throw badRequest("WEBDOCUMENT_URL_INVALID");
  return {
    ...message,
    id: fields.text("id") ?? "",
    title: fields.text("title") ?? "",
    description: fields.text("description") ?? "",
    thumbUrl: thumbUrl ?? "",
  };
}
