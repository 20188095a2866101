import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { FilterChips } from "../components/FilterChips.tsx";
import { PlaceButton } from "../components/PlaceButton.tsx";
import { PlacePicker } from "../components/PlacePicker.tsx";
import { SearchField } from "../components/SearchField.tsx";
import { SearchResults } from "../components/SearchResults.tsx";
import { SubcategoryStrip } from "../components/SubcategoryStrip.tsx";
import { useText } from "../locales/useText.ts";
import { nameOf } from "../logic/listingText.ts";
import { paths } from "../logic/paths.ts";
import { readSearchParams, type SearchParams, writeSearchParams } from "../logic/searchParams.ts";
import { recordSearchQuery } from "../queries/recordSearchQuery.ts";
import { useCategory } from "../queries/useCategory.ts";
import { useSearchPlace } from "../queries/useSearchPlace.ts";
import styles from "./SearchScreen.module.css";

/** Whoever stops typing for this long wants to see what there is. */
const REST_MS = 1500;

/** What is written in the field: the address's words until somebody types, and again when the address changes. */
function useWords(search: string | undefined, onSettle: (words: string) => void) {
  const [typed, setTyped] = useState({ of: search, words: search ?? "" });
  const words = typed.of === search ? typed.words : (search ?? "");
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => {
    if (words.trim() === (search ?? "")) return;
    const timer = setTimeout(() => settle.current(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words, search]);
  return [words, (next: string) => setTyped({ of: search, words: next })] as const;
}

/** Results of a search: query and place stay in the header, everything chosen stands in the address. */
export function SearchScreen() {
  const { t, language } = useText();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: { isSearching?: boolean } | null };
  const params = readSearchParams(query);
  const category = useCategory(params.categoryId).data;
  const place = useSearchPlace(params);
  const [isPicking, setPicking] = useState(false);

  function change(next: Partial<SearchParams>) {
    // A changed filter begins at the first page and is no step of its own in the history.
    setQuery(writeSearchParams({ ...params, page: 1, ...next }), { replace: true });
    window.scrollTo(0, 0);
  }

  function search(words: string) {
    const wanted = words.trim();
    if (wanted) recordSearchQuery(wanted);
    change({ search: wanted || undefined });
  }

  const [words, setWords] = useWords(params.search, search);

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
            onSubmit={() => search(words)}
            isFocused={state?.isSearching ?? false}
          />
        </div>
        <div className={styles.place}>
          <PlaceButton place={place} onOpen={() => setPicking(true)} />
        </div>
        <FilterChips
          params={params}
          categoryName={category && nameOf(category, language)}
          onChange={change}
        />
      </header>
      {category?.hasChildren && <SubcategoryStrip parentId={category.id} params={params} />}
      <SearchResults
        params={params}
        onTurn={(page) => {
          setQuery(writeSearchParams({ ...params, page }));
          window.scrollTo(0, 0);
        }}
        onReset={() => setQuery("", { replace: true })}
      />
      {isPicking && (
        <PlacePicker
          chosen={place}
          onChoose={({ regionId, cityId, districtId }) => change({ regionId, cityId, districtId })}
          onClose={() => setPicking(false)}
        />
      )}
    </Page>
  );
}
