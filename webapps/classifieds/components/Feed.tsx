import { useDeferredValue, useEffect, useRef } from "react";
import type { ListingCard as Card } from "#contract/listings.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen, type ErrorScreenProps } from "#webapps/shared/ui/ErrorScreen.tsx";
import { useIsShown } from "#webapps/shared/ui/keptPage.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../locales/useText.ts";
import { type ChosenPlace, tellingNames, widerName } from "../logic/chosenPlace.ts";
import { feedLayout, midpointOf } from "../logic/feedLayout.ts";
import { nameOf } from "../logic/listingText.ts";
import { useFeed } from "../queries/useFeed.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import styles from "./Feed.module.css";
import { ListingCard } from "./ListingCard.tsx";
import grid from "./ListingGrid.module.css";

const EAGER_CARDS = 4;

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

/** What couldn't be loaded; it is asked for again when one comes back to the feed. */
function Fault(props: FaultProps) {
  const isShown = useIsShown();
  const wasHidden = useRef(false);
  useEffect(() => {
    if (isShown && wasHidden.current && navigator.onLine) props.onRetry();
    wasHidden.current = !isShown;
  });
  return <ErrorScreen {...props} />;
}

/** The endless feed: the next page loads when the listing at the middle of the last one comes into view. */
export function Feed({ place, onChoosePlace }: FeedProps) {
  const { t } = useText();
  const feed = useFeed(place);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  // Among hundreds of cards another page is drawn in slices, so that neither scrolling nor a tap waits for it.
  const data = useDeferredValue(feed.data);
  const isDrawn = data === feed.data;
  const pages = data?.pages ?? [];
  const known = new Set<number>();
  const isNew = ({ id }: Card) => !known.has(id) && known.add(id) !== undefined;
  const fresh = pages.map((page) => page.data.filter(isNew));
  const laid = feedLayout(fresh.flat(), !hasNextPage);
  const lastPage = fresh.findLast((page) => page.length > 0) ?? [];
  const middleId = midpointOf(lastPage, (card) => laid.includes(card))?.id;

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
      // Whoever jumps past the middle has it above the view.
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
      {place && pages[0]?.widened && (
        <Widened place={place} wider={widerName(place, pages[0].widened)} onChoosePlace={onChoosePlace} />
      )}
      <div className={grid.grid}>
        {laid.map((card, index) => (
          <ListingCard
            key={card.id}
            card={card}
            look={card.isPremium ? "wide" : "column"}
            isEager={index < EAGER_CARDS}
            inRegionId={place?.regionId}
            inCityId={place?.cityId}
            {...(card.id === middleId && { ref: middle })}
          />
        ))}
      </div>
      <div ref={end} className={styles.end}>
        {isFetchingNextPage && <CardSkeletons count={2} />}
        {isFetchNextPageError && <Fault error={feed.error} onRetry={() => void fetchNextPage()} />}
        {!hasNextPage && <p className={styles.endLine}>{t("home.feedEnd")}</p>}
      </div>
    </>
  );
}
