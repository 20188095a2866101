import type { Entity } from "../shapes/message.ts";
import { badRequest } from "./ApiError.ts";

const TAGS: Record<string, string> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  ins: "underline",
  s: "strikethrough",
  strike: "strikethrough",
  del: "strikethrough",
  code: "code",
  pre: "pre",
  a: "text_link",
  blockquote: "blockquote",
  "tg-spoiler": "spoiler",
  span: "spoiler",
};
const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };

type OpenTag = { tag: string; start: number; attributes: string };

const byteOffset = (html: string, index: number) => Buffer.byteLength(html.slice(0, index));

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|lt|gt|amp|quot);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? whole;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const attribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decode(value);
};

function toEntity({ tag, start, attributes }: OpenTag, end: number, text: string): Entity | null {
  const type = TAGS[tag];
  if (!type || end === start) return null;
  const entity: Entity = { type, offset: start, length: end - start };
  if (tag === "a") {
    const url = attribute(attributes, "href") ?? text.slice(start, end);
    return /^(https?|tg|mailto|tel):/i.test(url) || url.includes(".") ? { ...entity, url } : null;
  }
  if (tag === "blockquote" && /\bexpandable\b/i.test(attributes)) {
    return { ...entity, type: "expandable_blockquote" };
  }
  return entity;
}

/** `<pre><code class="language-x">` is one entity with a language. */
function mergeCodeBlocks(entities: Entity[], codeLanguages: Map<Entity, string>): Entity[] {
  return entities.filter((entity) => {
    const language = codeLanguages.get(entity);
    const block = entities.find(
      ({ type, offset, length }) =>
        type === "pre" && offset === entity.offset && length === entity.length && entity.type === "code",
    );
    if (!block) return true;
    if (language) block.language = language;
    return false;
  });
}

/** Turns Telegram's HTML (`parse_mode: "HTML"`) into plain text with entities; offsets in UTF-16 units. */
export function parseHtml(html: string): { text: string; entities: Entity[] } {
  const open: OpenTag[] = [];
  const entities: Entity[] = [];
  const codeLanguages = new Map<Entity, string>();
  let text = "";
  let at = 0;

  for (const found of html.matchAll(/<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|</gi)) {
    const [whole, slash, name, attributes = ""] = found;
    const where = byteOffset(html, found.index);
    text += decode(html.slice(at, found.index));
    at = found.index + whole.length;
    const tag = name?.toLowerCase();

    if (!tag) throw badRequest(`can't parse entities: Unclosed start tag at byte offset ${where}`);
    if (slash) {
      const last = open.pop();
      if (!last) throw badRequest(`can't parse entities: Unexpected end tag at byte offset ${where}`);
      if (last.tag !== tag) {
        throw badRequest(
          `can't parse entities: Unmatched end tag at byte offset ${where}, expected "</${last.tag}>", found "</${tag}>"`,
        );
      }
      const entity = toEntity(last, text.length, text);
      const language = /language-([\w+-]+)/.exec(last.attributes)?.[1];
      if (entity && language) codeLanguages.set(entity, language);
      if (entity) entities.push(entity);
    } else {
      const isKnown = TAGS[tag] && (tag !== "span" || /class\s*=\s*["']?tg-spoiler/i.test(attributes));
      if (!isKnown)
        throw badRequest(`can't parse entities: Unsupported start tag "${tag}" at byte offset ${where}`);
      open.push({ tag, start: text.length, attributes });
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) {
    throw badRequest(`can't parse entities: Can't find end tag corresponding to start tag "${unclosed.tag}"`);
  }
  text += decode(html.slice(at));
  entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { text, entities: mergeCodeBlocks(entities, codeLanguages) };
}
