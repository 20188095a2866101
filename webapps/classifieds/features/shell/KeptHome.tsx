import { useContext, useState } from "react";
import { UNSAFE_LocationContext as LocationContext } from "react-router";
import { ErrorBoundary } from "#webapps/shared/ui/ErrorBoundary.tsx";
import { KeptPage } from "#webapps/shared/ui/KeptPage.tsx";
import { useText } from "../../locales/useText.ts";
import { HomeScreen } from "../home/HomeScreen.tsx";
import { paths } from "../links/paths.ts";
import { usePlaceStore } from "../places/place.ts";
import styles from "./Shell.module.css";

const home = <HomeScreen />;

/**
 * The home page, which stays while one is elsewhere: a feed of hundreds of cards takes long to draw again. It sees the
 * address it was opened at, so that none of its hundreds of links is drawn again at each step of the way. In another
 * language or for another place it begins again when it is wanted.
 */
export function KeptHome() {
  const here = useContext(LocationContext);
  const { language } = useText();
  const place = usePlaceStore((store) => store.place);
  const [kept, setKept] = useState<{ here: typeof here; language: string; place: typeof place }>();
  const { pathname, search } = here.location;
  const isShown = pathname.replace(/\/$/, "") === paths.home;
  const isSame = kept?.language === language && kept.place === place;

  if (isShown) {
    const isThere = kept?.here.location.search === search;
    if (!isThere || !isSame) setKept({ here: isThere ? kept.here : here, language, place });
  } else if (kept && !isSame) setKept(undefined);

  if (!kept) return null;
  return (
    <div className={styles.shell} data-tabs>
      <KeptPage isShown={isShown}>
        <LocationContext value={kept.here}>
          <ErrorBoundary place={pathname} home={paths.home}>
            {home}
          </ErrorBoundary>
        </LocationContext>
      </KeptPage>
    </div>
  );
}
