import { useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { FilterChips } from "../components/FilterChips.tsx";
import { FiltersOverlay } from "../components/filters/lazyFilters.ts";
import { PlacePicker, warmPlaces } from "../components/lazyPickers.ts";
import { PlaceButton } from "../components/PlaceButton.tsx";
import { SearchField } from "../components/SearchField.tsx";
import { SearchResults } from "../components/SearchResults.tsx";
import { SubcategoryStrip } from "../components/SubcategoryStrip.tsx";
import { useRest } from "../components/search/useRest.ts";
import { useSearchText } from "../locales/search/useSearchText.ts";
import { placeIds } from "../logic/chosenPlace.ts";
import { paths } from "../logic/paths.ts";
import { readSearchParams, type SearchParams, writeSearchParams } from "../logic/searchParams.ts";
import type { Wanted } from "../logic/wanted.ts";
import { useKnownSearch } from "../queries/useKnownSearch.ts";
import { useChoosePlace } from "../queries/usePlace.ts";
import styles from "./SearchScreen.module.css";

/**
 * What is written in the field: the address's words until somebody types, and again when somebody else changes the
 * address. What the field itself sends there may come when one has typed on already, which stays; but not where one
 * goes back over a step, even to the same words.
 */
function useWords(search = "") {
  const { key } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const [typed, setTyped] = useState({ of: search, words: search, sent: search, key });
  const isHere = typed.key === key;
  const isBack = isGoingBack && !isHere;
  const isSame = typed.of === search && !isBack;
  const words = isSame || (typed.sent === search && !isBack) ? typed.words : search;
  if (!isHere || !isSame) setTyped({ of: search, words, sent: isSame ? typed.sent : search, key });
  const put = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  return { words, write: (next: string) => put({ words: next }), send: (next = "") => put({ sent: next }) };
}

/** What is asked for now, where an address that was just sent may not have come yet: another change adds to it. */
function useLatest(params: SearchParams, query: URLSearchParams) {
  const sent = useRef<{ from: URLSearchParams; params: SearchParams }>(undefined);
  return (next: Partial<SearchParams>) => {
    const before = sent.current?.from === query ? sent.current.params : params;
    sent.current = { from: query, params: { ...before, page: 1, ...next } };
    return sent.current.params;
  };
}

/** Whether the browser is on its way to another entry of the history than the one that is shown. */
function isLeft(shown: string) {
  const next: unknown = window.history.state?.key;
  return next !== undefined && next !== shown;
}

/** Results of a search: query and place stay in the header, everything chosen stands in the address. */
export function SearchScreen() {
  const { t } = useSearchText();
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { params, category, place, isPlaceGone, isCategoryGone, isReady, isChecked } = useKnownSearch(
    readSearchParams(query),
  );
  const keepPlace = useChoosePlace();
  const [isPicking, setPicking] = useState(false);
  const [isFiltering, setFiltering] = useState(false);

  const { words, write, send } = useWords(params.search);
  const latest = useLatest(params, query);

  function change(next: Partial<SearchParams>) {
    if ("search" in next) send(next.search);
    // A changed filter begins at the first page and is no step of its own in the history.
    setQuery(writeSearchParams(latest(next)), { replace: true });
    window.scrollTo(0, 0);
  }

  function search({ search: next, categoryId }: Wanted) {
    write(next);
    if (categoryId === undefined) return change({ search: next || undefined });
    send(next);
    const { regionId, cityId, districtId } = params;
    setQuery(writeSearchParams({ regionId, cityId, districtId, categoryId, search: next }));
  }

  useRest(words, params.search ?? "", (rested) => {
    if (!isLeft(key)) change({ search: rested.trim() || undefined });
  });

  return (
    <Page title={params.search ?? t("search.title")} home={paths.home}>
      <h1 className="hidden-words">{t("search.title")}</h1>
      <header className={styles.header}>
        <div className={styles.row}>
          <BackArrow home={paths.home} />
          <SearchField
            value={words}
            onChange={(next) => {
              write(next);
              if (next === "" && params.search) change({ search: undefined });
            }}
            onSearch={search}
          />
        </div>
        <div className={styles.place} onPointerEnter={warmPlaces}>
          <PlaceButton place={place} onOpen={() => setPicking(true)} />
        </div>
        <FilterChips
          params={params}
          category={category}
          onChange={change}
          onOpenAll={() => setFiltering(true)}
        />
      </header>
      {/* Asked for along with the category, which alone would tell whether it has any. */}
      {params.categoryId !== undefined && category?.hasChildren !== false && (
        <SubcategoryStrip parentId={params.categoryId} params={params} />
      )}
      {(isPlaceGone || isCategoryGone) && (
        <div role="status" className={styles.gone}>
          {isPlaceGone && <p>{t("search.placeGone")}</p>}
          {isCategoryGone && <p>{t("search.categoryGone")}</p>}
        </div>
      )}
      <SearchResults
        // What was found by a name that nobody knows says nothing about what is asked instead.
        key={`${isPlaceGone} ${isCategoryGone}`}
        params={params}
        isReady={isReady}
        isChecked={isChecked}
        onTurn={(page) => setQuery(writeSearchParams({ ...params, page }))}
        onReset={() => setQuery("", { replace: true })}
      />
      {isFiltering && (
        <FiltersOverlay
          // A city is chosen within its region, which a link may leave out.
          initial={{ ...params, ...(place && placeIds(place)), search: words.trim() || undefined }}
          known={params.search}
          onApply={(filters) => {
            write(filters.search ?? "");
            change(filters);
          }}
          onClose={() => setFiltering(false)}
        />
      )}
      {isPicking && (
        <PlacePicker
          chosen={place}
          onChoose={(chosen) => {
            keepPlace(chosen);
            const { regionId, cityId, districtId } = chosen;
            change({ regionId, cityId, districtId });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Page>
  );
}
