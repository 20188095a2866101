import { Fragment, useLayoutEffect, useRef } from "react";
import type { Message } from "../../shapes/message.ts";
import type { ChatView } from "../../shapes/world.ts";
import { loadEarlier } from "../stores/navigation.ts";
import { attempt } from "../stores/useWorld.ts";
import { Bubble } from "./Bubble.tsx";
import { dayOf } from "./preview.ts";

const NEAR_END_PX = 160;
/** A pause after which the same author starts a new run of bubbles. */
const RUN_PAUSE_S = 600;

/** Puts the messages of an album together. */
function gather(messages: Message[]): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const before = groups.at(-1)?.[0];
    const isSame = message.media_group_id !== undefined && before?.media_group_id === message.media_group_id;
    if (isSame) groups.at(-1)?.push(message);
    else groups.push([message]);
  }
  return groups;
}

function Typing({ action }: { action: string }) {
  return (
    <div className="bubble-row their last">
      <div className="bubble typing">
        <span className="hidden-words">
          {action === "typing" ? "The bot is typing" : `The bot: ${action}`}
        </span>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span aria-hidden="true" />
      </div>
    </div>
  );
}

type Props = { chat: ChatView; personId: number; typing: string | undefined };

/** The conversation itself; stays at its end unless somebody has scrolled up. */
export function MessageList({ chat, personId, typing }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const groups = gather(chat.messages);
  const lastId = chat.messages.at(-1)?.message_id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message, an edit or the dots are the reasons to scroll.
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat, typing, lastId]);

  useLayoutEffect(() => {
    if (!box.current) return;
    const element = box.current;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    // The box shrinks under a keyboard, its content grows with photos and edits.
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      aria-label="Messages"
      className="messages"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
    >
      <div aria-live="polite" className="messages-inner" role="log">
        {chat.hasEarlier && (
          <button className="button earlier" onClick={() => attempt(loadEarlier())} type="button">
            Earlier messages
          </button>
        )}
        {groups.map((group, index) => {
          const [message] = group;
          if (!message) return null;
          const before = groups[index - 1]?.[0];
          const after = groups[index + 1]?.[0];
          const isNewDay = !before || dayOf(before.date) !== dayOf(message.date);
          const isLast =
            !after || after.from.id !== message.from.id || after.date - message.date > RUN_PAUSE_S;
          return (
            <Fragment key={message.message_id}>
              {isNewDay && <p className="day">{dayOf(message.date)}</p>}
              <Bubble isLast={isLast} isOwn={message.from.id === personId} messages={group} />
            </Fragment>
          );
        })}
        {typing && <Typing action={typing} />}
      </div>
    </section>
  );
}
