import { useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { preloadScreen } from "../../AppRoutes.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../links/paths.ts";
import { type ChosenPlace, placeIds } from "../places/chosenPlace.ts";
import { FiltersOverlay } from "../search/filters/lazyFilters.ts";
import { SearchField } from "../search/SearchField.tsx";
import styles from "./HomeHeader.module.css";
import { LanguagePill } from "./LanguagePill.tsx";

/** Has the screen of results come while somebody still says what they look for. */
const warmResults = () => preloadScreen(paths.search());

/** Where one says what one looks for, by words or by filters. */
export function HomeHeader({ place }: { place: ChosenPlace | undefined }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const [isFiltering, setFiltering] = useState(false);
  const ids = place && placeIds(place);
  return (
    <header className={styles.header} onPointerEnter={() => void warmResults()}>
      <SearchField
        value={words}
        onChange={setWords}
        onSearch={(wanted) => void navigate(paths.search({ ...ids, ...wanted }))}
      />
      <button
        type="button"
        className={styles.filters}
        aria-haspopup="dialog"
        aria-label={t("home.filters")}
        onClick={() => setFiltering(true)}
      >
        <Icon name="filter" />
      </button>
      <LanguagePill />
      {isFiltering && (
        <FiltersOverlay
          initial={{ ...ids, search: words.trim() || undefined }}
          onApply={(filters) => void navigate(paths.search(filters))}
          onClose={() => setFiltering(false)}
        />
      )}
    </header>
  );
}
