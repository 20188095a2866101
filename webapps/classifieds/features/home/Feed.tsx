import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { FEED_PAGE } from "#contract/limits.ts";
import type { ListingCard as Card } from "#contract/listings.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen, type ErrorScreenProps } from "#webapps/shared/ui/ErrorScreen.tsx";
import { useIsShown } from "#webapps/shared/ui/KeptPage.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { beginningOf } from "#webapps/shared/ui/ScrollKeeper.tsx";
import { useText } from "../../locales/useText.ts";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import { type ChosenPlace, tellingNames, widerName } from "../places/chosenPlace.ts";
import { nameOf } from "../ui/names.ts";
import styles from "./Feed.module.css";
import { FeedBlock } from "./FeedBlock.tsx";
import { useFeed } from "./feed.ts";
import { feedLayout, inBlocks, midpointOf } from "./feedLayout.ts";

/** Cards that are drawn first: more than a phone shows of the feed before it is scrolled. */
const FIRST = 4;
/** Cards of a later page drawn in one frame, so that it stays short on a slow phone. */
const SLICE = 2;

/** The cards of all pages as they are laid out, and the one that asks for the next page. */
function layOut(pages: readonly { data: Card[] }[], isComplete: boolean) {
  const known = new Set<number>();
  const isNew = ({ id }: Card) => !known.has(id) && known.add(id) !== undefined;
  const fresh = pages.map((page) => page.data.filter(isNew));
  const laid = feedLayout(fresh.flat(), isComplete);
  const lastPage = fresh.findLast((page) => page.length > 0) ?? [];
  return { laid, middleId: midpointOf(lastPage, (card) => laid.includes(card))?.id };
}

interface FeedProps {
  place: ChosenPlace | undefined;
  onChoosePlace: () => void;
}

interface WidenedProps extends FeedProps {
  place: ChosenPlace;
  wider: ReturnType<typeof widerName>;
}

/** Says that the place has nothing and what is shown instead. */
function Widened({ place, wider, onChoosePlace }: WidenedProps) {
  const { t, language } = useText();
  const [narrowest] = tellingNames(place);
  const words = {
    place: narrowest ? nameOf(narrowest, language) : t("place.country"),
    wider: wider ? nameOf(wider, language) : t(wider === null ? "place.country" : "place.near"),
  };
  return (
    <div className={styles.widened} role="status">
      <p>{t("place.widened", words)}</p>
      <button type="button" onClick={onChoosePlace}>
        {t("place.choose")}
      </button>
    </div>
  );
}

interface FaultProps extends ErrorScreenProps {
  onRetry: () => void;
}

/** The fault of a part that couldn't be loaded. The part is asked for again when one comes back to the feed. */
function Fault(props: FaultProps) {
  const isShown = useIsShown();
  const wasHidden = useRef(false);
  useEffect(() => {
    if (isShown && wasHidden.current && navigator.onLine) props.onRetry();
    wasHidden.current = !isShown;
  });
  return <ErrorScreen {...props} />;
}

/**
 * How many of `total` cards to draw by now: the first few, then the rest of a page, and of those that come later a few more
 * each frame. Of a feed that begins further down there are all from the start.
 */
function useSlices(total: number): number {
  const most = Math.max(total, FEED_PAGE);
  const begins = beginningOf(useLocation(), useNavigationType());
  const [count, setCount] = useState(begins > 0 ? most : FIRST);
  // Another place begins with fewer.
  if (count > most) setCount(most);
  useEffect(() => {
    if (count >= total) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setCount(Math.max(count + SLICE, FEED_PAGE))),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return count;
}

/** The endless feed: the next page loads when the listing at the middle of the last one comes into view. */
export function Feed({ place, onChoosePlace }: FeedProps) {
  const { t } = useText();
  const feed = useFeed(place);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  // Among hundreds of cards another page is drawn in slices, so that neither scrolling nor a tap waits for it.
  const data = useDeferredValue(feed.data);
  const { laid, middleId } = useMemo(() => layOut(data?.pages ?? [], !hasNextPage), [data, hasNextPage]);
  const drawn = useSlices(laid.length);
  const isGrowing = drawn < laid.length || data?.pages.length !== feed.data?.pages.length;
  const isDrawn = data === feed.data && !isGrowing;

  const middle = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = isDrawn && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another middle is another element behind the same ref.
  useEffect(() => {
    if (!isWaiting) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      // After a jump past the middle it is above the view.
      { rootMargin: "9999% 0px 0px" },
    );
    // A page may bring nothing new; then the end of the list stands in.
    for (const element of [middle.current, end.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, middleId, fetchNextPage]);

  if (feed.isError && laid.length === 0) {
    return <Fault error={feed.error} title={t("home.feedFailed")} onRetry={() => void feed.refetch()} />;
  }
  if (!data) return <CardSkeletons count={6} />;
  if (laid.length === 0) {
    return (
      <EmptyState
        drawing={<LineDrawing name="map" />}
        title={t("home.feedEmpty")}
        action={<ActionButton onClick={onChoosePlace}>{t("place.choose")}</ActionButton>}
      >
        {t("home.feedEmptyHint")}
      </EmptyState>
    );
  }
  return (
    <>
      {place && data.pages[0]?.widened && (
        <Widened
          place={place}
          wider={widerName(place, data.pages[0].widened)}
          onChoosePlace={onChoosePlace}
        />
      )}
      {inBlocks(laid.slice(0, drawn)).map((cards, index) => (
        <FeedBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the last one grows; where a card is gone, those after it move up.
          key={index}
          cards={cards}
          place={place}
          isFirst={index === 0}
          middleId={cards.some(({ id }) => id === middleId) ? middleId : undefined}
          middle={middle}
        />
      ))}
      <div ref={end} className={styles.end}>
        {(isFetchingNextPage || isGrowing) && <CardSkeletons count={2} />}
        {isFetchNextPageError && <Fault error={feed.error} onRetry={() => void fetchNextPage()} />}
        {!isGrowing && !hasNextPage && <p className={styles.endLine}>{t("home.feedEnd")}</p>}
      </div>
    </>
  );
}
