import { type UIEvent, useEffect, useRef } from "react";
import type { InlineAnswerButton } from "../../shapes/inline.ts";
import { openApp } from "../miniapp/openApp.ts";
import { goTo } from "../stores/navigation.ts";
import { getWorld } from "../stores/useWorld.ts";
import { keyed } from "../ui/keyed.ts";
import type { InlineItem, useInline } from "./useInline.ts";

/** The distance to the end of the list at which the next page is asked for. */
const NEAR_END_PX = 240;

export const INLINE_LIST_ID = "inline-results";
export const inlineOptionId = (index: number) => `inline-result-${index}`;

function press({ webAppUrl, startPayload }: InlineAnswerButton): void {
  const { personId } = getWorld();
  if (webAppUrl) openApp({ url: webAppUrl, mode: "inlineMode" });
  else if (personId !== null) goTo(personId, "bot", startPayload ?? null);
}

type OptionProps = { item: InlineItem; index: number; isActive: boolean; onChoose: () => void };

function Option({ item: { queryId, result }, index, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and moves among the options by its arrows.
    <div
      aria-selected={isActive}
      className="inline-result"
      id={inlineOptionId(index)}
      onClick={onChoose}
      // The field stays focused, as in Telegram.
      onMouseDown={(event) => event.preventDefault()}
      ref={element}
      role="option"
      tabIndex={-1}
    >
      {result.thumbUrl ? (
        <img
          alt=""
          className="inline-thumb"
          height={52}
          loading="lazy"
          src={`/thumbs/${queryId}/${encodeURIComponent(result.id)}`}
          width={52}
        />
      ) : (
        <span aria-hidden="true" className="inline-thumb inline-letter">
          {[...result.title][0]}
        </span>
      )}
      <span className="inline-words">
        <strong>{result.title}</strong>
        <span>{result.description}</span>
      </span>
    </div>
  );
}

type Props = Omit<ReturnType<typeof useInline>, "isOpen" | "handleKey"> & { language: string };

/** The bot's results for the words typed after its name. */
export function InlineResults({ list, isAsking, active, loadMore, choose, language }: Props) {
  function onScroll({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent): void {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) loadMore();
  }
  const { items = [], button = null } = list ?? {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
    <div aria-busy={isAsking} className="inline-results" onScroll={onScroll} tabIndex={0}>
      {button && (
        <button className="inline-switch" lang={language} onClick={() => press(button)} type="button">
          {button.text}
        </button>
      )}
      {items.length > 0 && (
        <div aria-label="Offered by the bot" id={INLINE_LIST_ID} lang={language} role="listbox">
          {keyed(items, ({ result }) => result.id).map(({ item, index, key }) => (
            <Option
              index={index}
              isActive={index === active}
              item={item}
              key={key}
              onChoose={() => choose(item)}
            />
          ))}
        </div>
      )}
      {items.length === 0 && !button && (
        <p className="inline-state">{isAsking ? "Asking the bot…" : "The bot offers nothing for this"}</p>
      )}
      {isAsking && items.length > 0 && <p className="inline-state">More…</p>}
    </div>
  );
}
