import { useState } from "react";
import { useNavigate } from "react-router";
import { appLanguages, languageAfter } from "#contract/languages.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { preloadScreen } from "../../AppRoutes.tsx";
import { useText } from "../../locales/useText.ts";
import { paths } from "../links/paths.ts";
import { type ChosenPlace, placeIds } from "../places/chosenPlace.ts";
import { FiltersOverlay } from "../search/filters/lazyFilters.ts";
import { SearchField } from "../search/SearchField.tsx";
import styles from "./HomeHeader.module.css";

/** Where one says what one looks for, by words or by filters. */
export function HomeHeader({ place }: { place: ChosenPlace | undefined }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const [isFiltering, setFiltering] = useState(false);
  const ids = place && placeIds(place);
  return (
    // The screen of results comes while somebody still says what they look for.
    <header className={styles.header} onPointerEnter={() => void preloadScreen(paths.search())}>
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

/** The languages side by side; a tap takes the next one. */
function LanguagePill() {
  const { t, language } = useText();
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={t("home.language")}
      onClick={() => {
        haptic("change");
        void chooseLanguage(languageAfter(language, appLanguages.classifieds));
      }}
    >
      {appLanguages.classifieds.map((one) => (
        <span key={one} data-active={one === language}>
          {one}
        </span>
      ))}
    </button>
  );
}
