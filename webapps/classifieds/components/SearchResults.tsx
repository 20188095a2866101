import { EXACT_TOTAL_MAX, SEARCH_PAGE } from "#contract/limits.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../locales/useText.ts";
import type { SearchParams } from "../logic/searchParams.ts";
import { useListings } from "../queries/useListings.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { ListingCard } from "./ListingCard.tsx";
import grid from "./ListingGrid.module.css";
import { Pager } from "./Pager.tsx";
import styles from "./SearchResults.module.css";

export interface SearchResultsProps {
  params: SearchParams;
  onTurn: (page: number) => void;
  onReset: () => void;
}

/** What a search found: the count, two columns, the pager. */
export function SearchResults({ params, onTurn, onReset }: SearchResultsProps) {
  const { t } = useText();
  const { data, error, isPlaceholderData, refetch } = useListings(params);

  if (error) {
    return <ErrorScreen error={error} title={t("search.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles.results}>
        <CardSkeletons count={6} />
      </div>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        drawing={<LineDrawing name="magnifier" />}
        title={t("search.empty")}
        action={<ActionButton onClick={onReset}>{t("search.reset")}</ActionButton>}
      >
        {t("search.emptyHint")}
      </EmptyState>
    );
  }
  const isAbout = data.totalIsEstimate || data.total > EXACT_TOTAL_MAX;
  const total = formatNumber(data.total);
  const shown = isAbout ? t("search.about", { shown: total }) : total;
  return (
    <section className={styles.results} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <p className={`${styles.count} figures`} role="status">
        {t("search.count", { count: data.total, shown })}
      </p>
      <div className={grid.grid}>
        {data.data.map((card, index) => (
          <ListingCard key={card.id} card={card} isEager={index < 4} />
        ))}
      </div>
      <Pager
        page={params.page}
        total={data.total}
        take={SEARCH_PAGE}
        isFull={data.data.length === SEARCH_PAGE}
        onTurn={onTurn}
      />
    </section>
  );
}
