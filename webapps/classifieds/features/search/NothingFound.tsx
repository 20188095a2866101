import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { setFilters } from "../links/filters.ts";
import { DEFAULT_SORT, type SearchParams } from "../links/searchParams.ts";
import { AdviceRow } from "./AdviceRow.tsx";
import { useSearchText } from "./locales/useSearchText.ts";
import styles from "./NothingFound.module.css";
import { useSearchAdvice } from "./searches.ts";

interface NothingFoundProps {
  params: SearchParams;
  /** Whether another search is on its way already. */
  isOld: boolean;
  onReset: () => void;
}

/** Returns the hint about what can be changed in a search that found nothing: its words, its filters or both. */
function hintOf(params: SearchParams) {
  if (!params.search) return "search.emptyFilters";
  const filters = setFilters({ ...params, search: undefined, sortBy: DEFAULT_SORT });
  return filters.length > 0 ? "search.emptyHint" : "search.emptyWords";
}

/** A search without results, at once; below it, where nothing is moved by it, the searches near to it that find something. */
export function NothingFound({ params, isOld, onReset }: NothingFoundProps) {
  const { t } = useSearchText();
  const { data, isPending } = useSearchAdvice(params, !isOld);
  const advice = data?.data ?? [];
  return (
    <section className={styles.nothing} data-old={isOld} aria-busy={isOld}>
      <div role="status">
        <EmptyState
          drawing={<LineDrawing name="magnifier" size={80} />}
          title={t("search.empty")}
          action={
            <ActionButton look="soft" onClick={onReset}>
              {t("search.reset")}
            </ActionButton>
          }
        >
          {t(hintOf(params))}
        </EmptyState>
      </div>
      {isPending && (
        <div className={`${styles.advice} ${styles.skeletons}`}>
          <Skeleton width="58%" height={20} />
          <Skeleton width="72%" height={20} />
        </div>
      )}
      {advice.length > 0 && (
        <div className={styles.advice}>
          <h2>{t("advice.title")}</h2>
          <ul>
            {advice.map((one) => (
              <AdviceRow key={one.kind} advice={one} asked={params} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
