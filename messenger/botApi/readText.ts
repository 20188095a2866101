import { detectEntities } from "../detectEntities.ts";
import type { Entity } from "../shapes/message.ts";
import { badRequest } from "./ApiError.ts";
import { isRecord, type Params } from "./Params.ts";
import { parseHtml } from "./parseHtml.ts";

const TEXT_LIMIT = 4096;
const CAPTION_LIMIT = 1024;

type RichText = { text: string; entities: Entity[] };

/** Cuts the white space that Telegram cuts, and moves the entities along. */
function trim({ text, entities }: RichText): RichText {
  const cut = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const moved = entities
    .map((entity) => {
      const start = Math.max(0, entity.offset - cut);
      const end = Math.min(trimmed.length, entity.offset - cut + entity.length);
      return { ...entity, offset: start, length: end - start };
    })
    .filter(({ length }) => length > 0);
  return { text: trimmed, entities: moved };
}

function readEntities(value: unknown, text: string): Entity[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (!isRecord(item) || typeof item.type !== "string") return [];
    const { type, offset, length, url, language } = item;
    if (typeof offset !== "number" || typeof length !== "number") return [];
    if (offset < 0 || length < 1 || offset + length > text.length) {
      throw badRequest(`entity begins or ends outside of the text: ${offset}, ${length}`);
    }
    return [
      {
        type,
        offset,
        length,
        ...(typeof url === "string" && { url }),
        ...(typeof language === "string" && { language }),
      },
    ];
  });
}

/** Makes text with entities out of what a call says: explicit entities, HTML, or plain text. */
export function toRichText(text: string, parseMode: string | undefined, entities: unknown): RichText {
  let rich: RichText;
  if (!parseMode) rich = { text, entities: readEntities(entities, text) };
  else if (parseMode.toLowerCase() === "html") rich = parseHtml(text);
  else throw badRequest("unsupported parse_mode");
  const trimmed = trim(rich);
  return { text: trimmed.text, entities: detectEntities(trimmed.text, trimmed.entities) };
}

/** The text of a message; refuses an empty and a too long one. */
export function readText(params: Params, name = "text"): RichText {
  const rich = toRichText(params.text(name) ?? "", params.text("parse_mode"), params.json("entities"));
  if (rich.text === "") throw badRequest("message text is empty");
  if (rich.text.length > TEXT_LIMIT) throw badRequest("message is too long");
  return rich;
}

/** A caption with its entities, as fields of a message; nothing when there is none. */
export function captionFields(
  caption: string | undefined,
  parseMode: string | undefined,
  entities: unknown,
): { caption?: string; caption_entities?: Entity[] } {
  const rich = toRichText(caption ?? "", parseMode, entities);
  if (rich.text.length > CAPTION_LIMIT) throw badRequest("message caption is too long");
  if (rich.text === "") return {};
  return { caption: rich.text, ...(rich.entities.length > 0 && { caption_entities: rich.entities }) };
}

export const readCaption = (params: Params) =>
  captionFields(params.text("caption"), params.text("parse_mode"), params.json("caption_entities"));
