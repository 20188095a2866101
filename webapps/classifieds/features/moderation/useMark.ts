import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { ownTab } from "#webapps/shared/storage/own.ts";
import { stepTo } from "./moderation.ts";

const KEY = "moderation-mark";

/** The listing a moderator is at, by its id, and its place in the list, counted from 0, for when it is gone. */
export interface Mark {
  id: number;
  index: number;
}

/** The mark left at this entry of the history; none on another visit. */
export function readMark(entry: string): Mark | undefined {
  try {
    const kept: unknown = JSON.parse(ownTab.get(KEY) ?? "null");
    if (!Array.isArray(kept) || kept[0] !== entry) return undefined;
    const [id, index] = [Number(kept[1]), Number(kept[2])];
    return Number.isInteger(id) && Number.isInteger(index) ? { id, index } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the mark for the way back to this entry of the history. */
export function keepMark(entry: string, { id, index }: Mark) {
  ownTab.set(KEY, JSON.stringify([entry, id, index]));
}

interface Listed {
  product: { id: number };
}

/** Whether some of an element is between the page's header and its bars. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > window.innerHeight * 0.15 && top < window.innerHeight * 0.8;
}

/**
 * The listing that keys act on. On a wide screen it is always one, shown beside the list; on a narrow one none until a
 * key asks, and then the first in view, so that nothing out of sight is ever decided about.
 */
export function useMark<Item extends Listed>(items: readonly Item[], isWide: boolean) {
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const { key } = useLocation();
  const [mark, setMark] = useState<Mark | undefined>(() => readMark(key));
  const at = items.findIndex(({ product }) => product.id === mark?.id);
  const index = at >= 0 ? at : mark ? mark.index : 0;
  const marked = isWide || mark ? stepTo(items, index, 0) : undefined;

  const elementOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);

  function moveTo(item: Item | undefined) {
    if (!item) return;
    const next = { id: item.product.id, index: items.indexOf(item) };
    setMark(next);
    keepMark(key, next);
    const element = elementOf(item.product.id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: isWide ? "nearest" : "start" });
  }

  /** The marked listing when it is in view; else marks the first that is, and gives nothing to act on yet. */
  function inView(): Item | undefined {
    const element = marked && elementOf(marked.product.id);
    if (element && (isWide || isInView(element))) return marked;
    const first = items.find(({ product }) => {
      const other = elementOf(product.id);
      return other && isInView(other);
    });
    moveTo(first);
    return undefined;
  }

  function step(by: number) {
    if (inView()) moveTo(stepTo(items, index, by));
  }

  /** Whether a listing is the one before the moderator: the marked one, else any in view. */
  function isShown(item: Item): boolean {
    if (marked && marked !== item) return false;
    const element = elementOf(item.product.id);
    return isWide || (element ? isInView(element) : false);
  }

  return { list, marked, moveTo, inView, isShown, step };
}
