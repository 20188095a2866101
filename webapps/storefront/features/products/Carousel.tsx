import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./Carousel.module.css";

/** How far each carousel was scrolled, so that who comes back finds it there. */
const kept = new Map<string, number>();
/** A turn leaves the last card in view, so that nobody loses the thread. */
const TURN = 0.85;

const reach = (list: HTMLElement) => ({
  isAtStart: list.scrollLeft < 4,
  isAtEnd: list.scrollLeft > list.scrollWidth - list.clientWidth - 4,
});

/** Left and right go from card to card, whose first link or button takes the focus. */
function step(event: KeyboardEvent<HTMLUListElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const cards = [...event.currentTarget.children];
  const here = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[here + by]?.querySelector<HTMLElement>("a, button");
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "center" });
}

interface CarouselProps {
  /** The content of the carousel, for people who don't see it. */
  label: string;
  /** Under which its place is kept. */
  name: string;
  /** Width of a card, as CSS writes it. */
  width: string;
  /** Nothing in it can take the focus, so the strip itself does. */
  isStill?: boolean;
  /** Items of a list. */
  children: ReactNode;
}

/** Cards side by side: a finger swipes them, arrow keys go through them, a mouse has buttons. */
export function Carousel({ label, name, width, isStill = false, children }: CarouselProps) {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const [{ isAtStart, isAtEnd }, setReach] = useState({ isAtStart: true, isAtEnd: false });

  useLayoutEffect(() => {
    if (!list.current) return;
    const left = kept.get(name) ?? 0;
    if (left > 0) list.current.scrollLeft = left;
  }, [name]);

  const measure = useCallback((element: HTMLElement) => {
    const next = reach(element);
    setReach((now) => (now.isAtStart === next.isAtStart && now.isAtEnd === next.isAtEnd ? now : next));
  }, []);

  // Few cards may all be in view. Asked when all has been laid out anyway, as asking earlier has that done at once.
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  const turn = (by: number) =>
    list.current?.scrollBy({ left: by * TURN * list.current.clientWidth, behavior: "smooth" });

  return (
    <div className={styles.carousel}>
      <ul
        ref={list}
        aria-label={label}
        className={styles.list}
        data-more={[!isAtStart && "start", !isAtEnd && "end"].filter(Boolean).join(" ")}
        style={{ gridAutoColumns: width }}
        {...(isStill && { tabIndex: 0 })}
        onKeyDown={step}
        onScroll={({ currentTarget }) => {
          kept.set(name, currentTarget.scrollLeft);
          measure(currentTarget);
        }}
      >
        {children}
      </ul>
      <div className={styles.turns}>
        <IconButton icon="back" label={t("home.previous")} disabled={isAtStart} onClick={() => turn(-1)} />
        <IconButton icon="forward" label={t("home.next")} disabled={isAtEnd} onClick={() => turn(1)} />
      </div>
    </div>
  );
}
