import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { decodeParam } from "#webapps/shared/client/startParam.ts";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { paths } from "../links/paths.ts";
import { placeIds } from "../places/chosenPlace.ts";
import { PlacePicker } from "../places/lazyPicker.ts";
import { PlaceButton } from "../places/PlaceButton.tsx";
import { useChoosePlace } from "../places/usePlace.ts";
import { SaveSearch } from "../saved/SaveSearch.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FiltersOverlay } from "./filters/lazyFilters.ts";
import { useSearchText } from "./locales/useSearchText.ts";
import { SearchField } from "./SearchField.tsx";
import { SearchResults } from "./SearchResults.tsx";
import styles from "./SearchScreen.module.css";
import { SubcategoryStrip } from "./SubcategoryStrip.tsx";
import { type SearchAddress, useSearchAddress } from "./useSearchAddress.ts";

/** Opens once what the address asks for: the filters, or the sheet that saves the search. */
function useOpening() {
  const [query, setQuery] = useSearchParams();
  const [opening] = useState({ isNarrowing: query.has("narrow"), isSaving: query.has("save") });
  useEffect(() => {
    if (!query.has("narrow") && !query.has("save")) return;
    const rest = new URLSearchParams(query);
    rest.delete("narrow");
    rest.delete("save");
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return opening;
}

/** Where something else is asked for: words, place and filters. */
function SearchHeader({ address }: { address: SearchAddress }) {
  const { params, category, place, words, change } = address;
  const keepPlace = useChoosePlace();
  const [isPicking, setPicking] = useState(false);
  const { isNarrowing, isSaving } = useOpening();
  const [isFiltering, setFiltering] = useState(isNarrowing);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <BackArrow home={paths.home} />
          <SearchField value={words} onChange={address.type} onSearch={address.search} />
        </div>
        <div className={styles.place} onPointerEnter={() => void PlacePicker.preload()}>
          <PlaceButton place={place} onOpen={() => setPicking(true)} />
          <SaveSearch params={params} isAsked={isSaving} />
        </div>
        <FilterChips {...{ params, category }} onChange={change} onOpenAll={() => setFiltering(true)} />
      </header>
      {isFiltering && (
        <FiltersOverlay
          // A city is chosen within its region, which a link may leave out.
          initial={{ ...params, ...(place && placeIds(place)), search: words.trim() || undefined }}
          known={params.search}
          onApply={address.applyFilters}
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
    </>
  );
}

/** Says what of the address there is not (any more). */
function Gone({ address: { isPlaceGone, isCategoryGone } }: { address: SearchAddress }) {
  const { t } = useSearchText();
  if (!isPlaceGone && !isCategoryGone) return null;
  return (
    <div role="status" className={styles.gone}>
      {isPlaceGone && <p>{t("search.placeGone")}</p>}
      {isCategoryGone && <p>{t("search.categoryGone")}</p>}
    </div>
  );
}

/** Results of a search: query and place stay in the header, everything chosen stands in the address. */
function Search() {
  const { t } = useSearchText();
  const address = useSearchAddress();
  const { params, category, isPlaceGone, isCategoryGone, isReady, isChecked } = address;
  return (
    <Page title={params.search ?? t("search.title")} home={paths.home}>
      <h1 className="hidden-words">{t("search.title")}</h1>
      <SearchHeader address={address} />
      {/* Asked for along with the category, which alone would tell whether it has any. */}
      {params.categoryId !== undefined && category?.hasChildren !== false && (
        <SubcategoryStrip parentId={params.categoryId} params={params} />
      )}
      <Gone address={address} />
      <SearchResults
        // Results for an unknown name say nothing about the search that is made instead, so they are drawn from the
        // start.
        key={`${isPlaceGone} ${isCategoryGone}`}
        {...{ params, isReady, isChecked }}
        onTurn={address.turnTo}
        onReset={address.reset}
      />
    </Page>
  );
}

/** The search page; come to by a start parameter, the search that it says, with the sheet that saves it. */
export function SearchScreen() {
  const [query] = useSearchParams();
  const saving = query.get("saving");
  if (saving === null) return <Search />;
  const told = new URLSearchParams(decodeParam(saving));
  told.set("save", "true");
  return <Navigate to={`${paths.search()}?${told}`} replace />;
}
