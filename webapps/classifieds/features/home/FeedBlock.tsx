import { memo, type Ref, useEffect, useRef } from "react";
import type { ListingCard as Card } from "#contract/listings.ts";
import { ListingCard } from "../cards/ListingCard.tsx";
import grid from "../cards/ListingGrid.module.css";
import type { ChosenPlace } from "../places/chosenPlace.ts";
import styles from "./FeedBlock.module.css";

const EAGER_CARDS = 4;

interface FeedBlockProps {
  cards: Card[];
  place: ChosenPlace | undefined;
  isFirst: boolean;
  /** The card among these that asks for the next page. */
  middleId: number | undefined;
  middle: Ref<HTMLElement>;
}

const isSameBlock = (one: FeedBlockProps, other: FeedBlockProps) =>
  one.place === other.place &&
  one.middleId === other.middleId &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, index) => card === other.cards[index]);

let view: IntersectionObserver | undefined;

/**
 * Keeps what is near drawn while the page is kept behind another: left to the browser it would be blank for a frame
 * when one comes back. The returned function ends it.
 */
function markNear(block: HTMLElement) {
  // One for all blocks: each frame of scrolling pays for every observer.
  view ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement && !target.matches("[inert] *"))
          target.dataset.near = String(isIntersecting);
      }
    },
    { rootMargin: "100%" },
  );
  view.observe(block);
  return () => view?.unobserve(block);
}

/** A few rows of the feed, drawn again only when they change. */
export const FeedBlock = memo(function FeedBlock({
  cards,
  place,
  isFirst,
  middleId,
  middle,
}: FeedBlockProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? markNear(box.current) : undefined), []);
  return (
    <div ref={box} className={`${grid.grid} ${styles.block}`}>
      {cards.map((card, index) => (
        <ListingCard
          key={card.id}
          card={card}
          look={card.isPremium ? "wide" : "column"}
          isEager={isFirst && index < EAGER_CARDS}
          inRegionId={place?.regionId}
          inCityId={place?.cityId}
          {...(card.id === middleId && { ref: middle })}
        />
      ))}
    </div>
  );
}, isSameBlock);
