import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { FilterChips } from "../components/FilterChips.tsx";
import { FiltersOverlay } from "../components/filters/lazyFilters.ts";
import { PlaceButton } from "../components/PlaceButton.tsx";
import { PlacePicker } from "../components/PlacePicker.tsx";
import { SearchField } from "../components/SearchField.tsx";
import { SearchResults } from "../components/SearchResults.tsx";
import { SubcategoryStrip } from "../components/SubcategoryStrip.tsx";
import { noteQuery } from "../components/search/noteQuery.ts";
import { useRest } from "../components/search/useRest.ts";
import { useSearchText } from "../locales/search/useSearchText.ts";
import { knownParameters } from "../logic/filters.ts";
import { paths } from "../logic/paths.ts";
import { readSearchParams, type SearchParams, writeSearchParams } from "../logic/searchParams.ts";
import type { Wanted } from "../logic/wanted.ts";
import { useCategory } from "../queries/useCategory.ts";
import { useChoosePlace } from "../queries/usePlace.ts";
import { useSearchPlace } from "../queries/useSearchPlace.ts";
import styles from "./SearchScreen.module.css";

/** What is written in the field: the address's words until somebody types, and again when the address changes. */
function useWords(search = "") {
  const [typed, setTyped] = useState({ of: search, words: search });
  // A space at the end, of somebody who is about to type on, is no part of what is searched for.
  const words = typed.of === search || typed.words.trim() === search ? typed.words : search;
  if (typed.of !== search) setTyped({ of: search, words });
  return [words, (next: string) => setTyped({ of: search, words: next })] as const;
}

/** Results of a search: query and place stay in the header, everything chosen stands in the address. */
export function SearchScreen() {
  const { t } = useSearchText();
  const [query, setQuery] = useSearchParams();
  const asked = readSearchParams(query);
  const { data: category, isPending } = useCategory(asked.categoryId);
  // An old address may name what the category no longer has, which the server would refuse.
  const params = category ? { ...asked, p: knownParameters(asked.p, category.parameters) } : asked;
  const place = useSearchPlace(params);
  const keepPlace = useChoosePlace();
  const [isPicking, setPicking] = useState(false);
  const [isFiltering, setFiltering] = useState(false);

  function change(next: Partial<SearchParams>) {
    // A changed filter begins at the first page and is no step of its own in the history.
    setQuery(writeSearchParams({ ...params, page: 1, ...next }), { replace: true });
    window.scrollTo(0, 0);
  }

  const [words, setWords] = useWords(params.search);

  function search({ search: next, categoryId }: Wanted) {
    setWords(next);
    if (categoryId === undefined) return change({ search: next || undefined });
    const { regionId, cityId, districtId } = params;
    setQuery(writeSearchParams({ regionId, cityId, districtId, categoryId, search: next }));
  }

  useRest(words, params.search ?? "", (rested) => {
    noteQuery(rested, true);
    change({ search: rested.trim() || undefined });
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
              setWords(next);
              if (next === "" && params.search) change({ search: undefined });
            }}
            onSearch={search}
          />
        </div>
        <div className={styles.place}>
          <PlaceButton place={place} onOpen={() => setPicking(true)} />
        </div>
        <FilterChips
          params={params}
          category={category}
          onChange={change}
          onOpenAll={() => setFiltering(true)}
        />
      </header>
      {category?.hasChildren && <SubcategoryStrip parentId={category.id} params={params} />}
      <SearchResults
        params={params}
        // Which parameters the category knows has to be known first.
        isReady={!(params.p && isPending)}
        onTurn={(page) => setQuery(writeSearchParams({ ...params, page }))}
        onReset={() => setQuery("", { replace: true })}
      />
      {isFiltering && (
        <Suspense>
          <FiltersOverlay
            initial={{ ...params, search: words.trim() || undefined }}
            onApply={change}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
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
