import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { InlineAnswer, InlineAnswerButton, InlineResult } from "../../shapes/inline.ts";
import { act } from "../stores/acting.ts";
import { attempt, getWorld, useWorld } from "../stores/useWorld.ts";

/** The pause in typing after which the bot is asked. */
const PAUSE_MS = 300;

/** A result, and the question that it answers. */
export type InlineItem = { queryId: string; result: InlineResult };
type InlineList = { items: InlineItem[]; nextOffset: string; button: InlineAnswerButton | null };

/** Whom a call is about: the open chat's other side; nobody is the bot. */
function toWhom(): { to?: number } {
  const { chatWith } = getWorld();
  return chatWith === "bot" ? {} : { to: Number(chatWith) };
}

/** The words behind the bot's name at the beginning of a text; null where it doesn't begin so. */
function inlineQueryOf(text: string, username: string | undefined): string | null {
  const [, name, query = ""] = /^@(\w+)\s([\s\S]*)$/.exec(text) ?? [];
  return name && name.toLowerCase() === username?.toLowerCase() ? query.trimStart() : null;
}

async function ask(query: string, offset: string): Promise<InlineList> {
  const { queryId, results, nextOffset, button } = await act<InlineAnswer>("inline", {
    query,
    offset,
    ...toWhom(),
  });
  return { items: results.map((result) => ({ queryId, result })), nextOffset, button };
}

/** The bot's results for the words typed after its name, page by page; `choose` sends one of them. */
export function useInline(text: string, onSent: () => void) {
  const username = useWorld(({ setup }) => setup?.bot.username);
  const query = inlineQueryOf(text, username);
  const [list, setList] = useState<InlineList | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [active, setActive] = useState(-1);
  /** Which question is the last: answers to others come too late. */
  const turn = useRef(0);

  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    setActive(-1);
    setAsking(query !== null);
    if (query === null) return setList(null);
    const timer = setTimeout(() => {
      const asked = ask(query, "")
        .then((found) => turn.current === mine && setList(found))
        .finally(() => turn.current === mine && setAsking(false));
      attempt(asked);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  function loadMore(): void {
    if (query === null || !list?.nextOffset || isAsking) return;
    const mine = turn.current;
    setAsking(true);
    const asked = ask(query, list.nextOffset)
      .then((more) => {
        if (turn.current === mine)
          setList({ ...more, items: [...list.items, ...more.items], button: list.button });
      })
      .finally(() => turn.current === mine && setAsking(false));
    attempt(asked);
  }

  function choose({ queryId, result }: InlineItem): void {
    attempt(act("inline-choose", { queryId, resultId: result.id, ...toWhom() }).then(onSent));
  }

  /** Moves among the results and chooses the one that is marked; says whether the key was for them. */
  function handleKey(event: KeyboardEvent): boolean {
    const items = list?.items ?? [];
    if (query === null || items.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = items[active];
    if (step !== undefined) {
      setActive(Math.max(-1, Math.min(items.length - 1, active + step)));
      if (active + step >= items.length - 1) loadMore();
    } else if (event.key === "Enter" && !event.shiftKey && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  return { isOpen: query !== null, list, isAsking, active, loadMore, choose, handleKey };
}
