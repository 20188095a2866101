import { Suspense, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { CategoryStrip } from "../components/CategoryStrip.tsx";
import { Feed } from "../components/Feed.tsx";
import { FiltersOverlay } from "../components/filters/lazyFilters.ts";
import { LanguagePill } from "../components/LanguagePill.tsx";
import { PlaceButton } from "../components/PlaceButton.tsx";
import { SearchField } from "../components/SearchField.tsx";
import { VipStrip } from "../components/VipStrip.tsx";
import { useText } from "../locales/useText.ts";
import { placeIds } from "../logic/chosenPlace.ts";
import { paths } from "../logic/paths.ts";
import { useChoosePlace, usePlace } from "../queries/usePlace.ts";
import styles from "./HomeScreen.module.css";

const loadPicker = async () => (await import("../components/PlacePicker.tsx")).PlacePicker;
const PlacePicker = lazyOverlay(loadPicker);
/** Not without a network: the browser would remember the failure. */
const warmPicker = () => navigator.onLine && loadPicker().catch(() => undefined);

/** The first page: search, place, categories, VIP listings and the endless feed. */
export function HomeScreen() {
  const { t } = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const place = usePlace();
  const choosePlace = useChoosePlace();
  const [words, setWords] = useState("");
  const [isPicking, setPicking] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const ids = place && placeIds(place);

  if (query.has("withTopProductOnboarding")) return <Navigate to={paths.home} replace />;
  return (
    <Page title={t("app.name")} home={paths.home} isRoot>
      <h1 className="hidden-words">{t("home.title")}</h1>
      <header className={styles.header}>
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
      </header>
      <div className={styles.place} onPointerEnter={() => void warmPicker()}>
        <PlaceButton place={place} onOpen={() => setPicking(true)} />
      </div>
      <CategoryStrip place={place} />
      <VipStrip />
      <section className={styles.feed}>
        <h2>{t("home.feed")}</h2>
        <Feed place={place} onChoosePlace={() => setPicking(true)} />
      </section>
      {isFiltering && (
        <Suspense>
          <FiltersOverlay
            initial={{ ...ids, search: words.trim() || undefined }}
            onApply={(filters) => void navigate(paths.search(filters))}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
      {isPicking && (
        <Suspense>
          <PlacePicker canUndo chosen={place} onChoose={choosePlace} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Page>
  );
}
