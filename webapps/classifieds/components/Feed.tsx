import { useEffect, useRef } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../locales/useText.ts";
import { feedLayout } from "../logic/feedLayout.ts";
import type { ChosenPlace } from "../logic/placePicker.ts";
import { useFeed } from "../queries/useFeed.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import styles from "./Feed.module.css";
import { ListingCard } from "./ListingCard.tsx";
import grid from "./ListingGrid.module.css";

const EAGER_CARDS = 4;

/** The endless feed: the next page loads when the listing at the middle of the last one comes into view. */
export function Feed({
  place,
  onChoosePlace,
}: {
  place: ChosenPlace | undefined;
  onChoosePlace: () => void;
}) {
  const { t } = useText();
  const feed = useFeed(place);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  const pages = data?.pages ?? [];
  const known = new Set<number>();
  const cards = pages
    .flatMap((page) => page.data)
    .filter(({ id }) => !known.has(id) && known.add(id) !== undefined);
  const laid = feedLayout(cards, !hasNextPage);
  const lastPage = pages.findLast((page) => page.data.length > 0)?.data ?? [];
  const middleId = lastPage[Math.floor(lastPage.length / 2)]?.id;

  const middle = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another middle is another element behind the same ref.
  useEffect(() => {
    if (!isWaiting) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
    });
    // The middle one may be a premium listing still held back; then the end of the list stands in.
    for (const element of [middle.current, end.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, middleId, fetchNextPage]);

  if (feed.isError && cards.length === 0) {
    return (
      <ErrorScreen error={feed.error} title={t("home.feedFailed")} onRetry={() => void feed.refetch()} />
    );
  }
  if (!data) return <CardSkeletons count={6} />;
  if (cards.length === 0) {
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
      <div className={grid.grid}>
        {laid.map((card, index) => (
          <ListingCard
            key={card.id}
            card={card}
            look={card.isPremium ? "wide" : "column"}
            isEager={index < EAGER_CARDS}
            {...(card.id === middleId && { ref: middle })}
          />
        ))}
      </div>
      <div ref={end} className={styles.end}>
        {isFetchingNextPage && <CardSkeletons count={2} />}
        {isFetchNextPageError && <ErrorScreen error={feed.error} onRetry={() => void fetchNextPage()} />}
        {!hasNextPage && <p className={styles.endLine}>{t("home.feedEnd")}</p>}
      </div>
    </>
  );
}
