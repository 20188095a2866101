import { type ReactNode, useState } from "react";
import type { Entity } from "../../shapes/message.ts";
import { openLink } from "../miniapp/openLink.ts";
import { sendText } from "../stores/acting.ts";
import { attempt } from "../stores/useWorld.ts";

function Spoiler({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <span className="spoiler-shown">{children}</span>;
  return (
    <button
      aria-label="Show the hidden text"
      className="spoiler"
      onClick={() => setShown(true)}
      type="button"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function Link({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a
      href={url}
      onClick={(event) => {
        event.preventDefault();
        openLink(url);
      }}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </a>
  );
}

const withScheme = (url: string) => (/^[a-z]+:/i.test(url) ? url : `https://${url}`);

function dress(entity: Entity, part: string, children: ReactNode): ReactNode {
  switch (entity.type) {
    case "bold":
      return <strong>{children}</strong>;
    case "italic":
      return <em>{children}</em>;
    case "underline":
      return <u>{children}</u>;
    case "strikethrough":
      return <s>{children}</s>;
    case "code":
      return <code>{children}</code>;
    case "pre":
      return <pre>{children}</pre>;
    case "blockquote":
    case "expandable_blockquote":
      return <blockquote>{children}</blockquote>;
    case "spoiler":
      return <Spoiler>{children}</Spoiler>;
    case "text_link":
      return <Link url={entity.url ?? part}>{children}</Link>;
    case "url":
      return <Link url={withScheme(part)}>{children}</Link>;
    case "mention":
      return <Link url={`https://t.me/${part.slice(1)}`}>{children}</Link>;
    case "email":
      return <a href={`mailto:${part}`}>{children}</a>;
    case "phone_number":
      return <a href={`tel:${part.replace(/[^\d+]/g, "")}`}>{children}</a>;
    case "bot_command":
      return (
        <button className="inline-link" onClick={() => attempt(sendText(part))} type="button">
          {children}
        </button>
      );
    case "hashtag":
      return <span className="hashtag">{children}</span>;
    default:
      return children;
  }
}

/** Nests what lies inside each other; `entities` are sorted by offset, longer ones first. */
function render(text: string, entities: Entity[], from: number, to: number): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = from;
  let index = 0;
  while (index < entities.length) {
    const entity = entities[index];
    index += 1;
    if (!entity || entity.offset < at) continue;
    const end = Math.min(entity.offset + entity.length, to);
    if (entity.offset > at) nodes.push(text.slice(at, entity.offset));
    const inner: Entity[] = [];
    for (let next = entities[index]; next && next.offset < end; next = entities[index]) {
      inner.push(next);
      index += 1;
    }
    const children = render(text, inner, entity.offset, end);
    nodes.push(
      <span key={`${entity.offset}-${entity.type}`}>
        {dress(entity, text.slice(entity.offset, end), children)}
      </span>,
    );
    at = end;
  }
  if (at < to) nodes.push(text.slice(at, to));
  return nodes;
}

/** Text with its entities, as Telegram shows them. */
export function RichText({ text, entities = [] }: { text: string; entities?: Entity[] | undefined }) {
  return <span className="rich">{render(text, entities, 0, text.length)}</span>;
}
