import { SEARCH_PAGE } from "#contract/limits.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { CardSkeletons } from "../cards/CardSkeletons.tsx";
import { ListingCard } from "../cards/ListingCard.tsx";
import grid from "../cards/ListingGrid.module.css";
import type { SearchParams } from "../links/searchParams.ts";
import { Pager } from "../ui/Pager.tsx";
import { totalWords } from "../ui/totalWords.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import { NothingFound } from "./NothingFound.tsx";
import styles from "./SearchResults.module.css";
import { useListings } from "./searches.ts";

/** More than a phone shows at once. */
const SEEN_FIRST = 6;

interface SearchResultsProps {
  params: SearchParams;
  /** Whether the parameters are settled; what they find is asked then. */
  isReady?: boolean;
  /** Whether all that they name is there; before, nobody is told that nothing was found. */
  isChecked?: boolean;
  onTurn: (page: number) => void;
  onReset: () => void;
}

/** A page beyond the last: an old address, or listings that are gone meanwhile. */
function PastEnd({ onTurn }: Pick<SearchResultsProps, "onTurn">) {
  const { t } = useSearchText();
  return (
    <div role="status">
      <EmptyState
        drawing={<LineDrawing name="box" />}
        title={t("search.pastEnd")}
        action={<ActionButton onClick={() => onTurn(1)}>{t("search.firstPage")}</ActionButton>}
      >
        {t("search.pastEndHint")}
      </EmptyState>
    </div>
  );
}

/** The results of a search: the count, two columns, the pager. */
export function SearchResults(props: SearchResultsProps) {
  const { params, isReady = true, isChecked = true, onTurn, onReset } = props;
  const { t } = useSearchText();
  const { data, error, isPlaceholderData: isOld, isFetching, refetch } = useListings(params, { isReady });
  const isWhole = useIsWhole();

  // Results that were found before stay when asking again fails.
  if (error && !data) {
    // The page's number is too great for the server to look for it.
    const isPastEnd = params.page > 1 && error instanceof ApiError && error.code === "invalid_input";
    if (isPastEnd) return <PastEnd onTurn={onTurn} />;
    return (
      <ErrorScreen
        error={error}
        title={t("search.failed")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data || (data.data.length === 0 && !isChecked && !isOld)) {
    return (
      <div className={styles.results}>
        <CardSkeletons count={6} />
      </div>
    );
  }
  if (data.data.length === 0) {
    if (data.total > 0 && params.page > 1) return <PastEnd onTurn={onTurn} />;
    return <NothingFound {...{ params, isOld, onReset }} />;
  }
  const { correctedQuery } = data;
  return (
    <section className={styles.results} data-old={isOld} aria-busy={isOld}>
      <div role="status">
        {correctedQuery && (
          <p className={styles.corrected}>
            {t("search.corrected", { typed: params.search ?? "", corrected: correctedQuery })}
          </p>
        )}
        <p className={`${styles.count} figures`}>{totalWords(data, t)}</p>
      </div>
      <div className={grid.grid}>
        {data.data.slice(0, isWhole ? undefined : SEEN_FIRST).map((card, index) => (
          <ListingCard
            key={card.id}
            card={card}
            isEager={index < 4}
            inRegionId={params.regionId}
            inCityId={params.cityId}
          />
        ))}
      </div>
      <Pager
        page={params.page}
        total={data.total}
        isEstimate={data.totalIsEstimate}
        take={SEARCH_PAGE}
        isFull={data.data.length === SEARCH_PAGE}
        onTurn={onTurn}
      />
    </section>
  );
}
