import { Suspense, useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { CategoryStrip } from "../components/CategoryStrip.tsx";
import { Feed } from "../components/Feed.tsx";
import { LanguagePill } from "../components/LanguagePill.tsx";
import { PlaceButton } from "../components/PlaceButton.tsx";
import { SearchField } from "../components/SearchField.tsx";
import { VipStrip } from "../components/VipStrip.tsx";
import { useText } from "../locales/useText.ts";
import { paths } from "../logic/paths.ts";
import { placeIds } from "../logic/placePicker.ts";
import { recordSearchQuery } from "../queries/recordSearchQuery.ts";
import { usePlace } from "../queries/usePlace.ts";
import { choosePlace } from "../stores/place.ts";
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
  const [words, setWords] = useState("");
  const [isPicking, setPicking] = useState(false);
  const ids = place && placeIds(place);

  function handleSubmit() {
    const search = words.trim();
    if (search) recordSearchQuery(search);
    void navigate(paths.search({ ...ids, search }));
  }

  if (query.has("withTopProductOnboarding")) return <Navigate to={paths.home} replace />;
  return (
    <Page title={t("app.name")} home={paths.home} isRoot>
      <h1 className="hidden-words">{t("home.title")}</h1>
      <header className={styles.header}>
        <SearchField value={words} onChange={setWords} onSubmit={handleSubmit} />
        <Link
          to={paths.search(ids)}
          state={{ isSearching: true }}
          className={styles.filters}
          aria-label={t("home.filters")}
        >
          <Icon name="filter" />
        </Link>
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
      {isPicking && (
        <Suspense>
          <PlacePicker chosen={place} onChoose={choosePlace} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Page>
  );
}
