import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useNavigationType, useSearchParams } from "react-router";
import { WhileShown } from "#webapps/shared/ui/KeptPage.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { preloadScreen } from "../../AppRoutes.tsx";
import { useText } from "../../locales/useText.ts";
import { VipStrip } from "../cards/VipStrip.tsx";
import { usePaidFeatures } from "../configs/configs.ts";
import { paths } from "../links/paths.ts";
import { PlacePicker } from "../places/lazyPicker.ts";
import { PlaceButton } from "../places/PlaceButton.tsx";
import { useChoosePlace, usePlace } from "../places/usePlace.ts";
import { PaymentReturn } from "../promote/lazyParts.ts";
import { TopFlow } from "../top/lazyParts.ts";
import { CategoryStrip } from "./CategoryStrip.tsx";
import { Feed } from "./Feed.tsx";
import { HomeHeader } from "./HomeHeader.tsx";
import styles from "./HomeScreen.module.css";

/** The first page: search, place, categories, VIP listings and the endless feed. */
export function HomeScreen() {
  const { t } = useText();
  const [query] = useSearchParams();
  const place = usePlace();
  const choosePlace = useChoosePlace();
  const [isPicking, setPicking] = useState(false);
  const [payment] = useState(query.get("transactionId"));
  const isPaid = usePaidFeatures();
  const [top, setTop] = useState<"onboarding" | "want">();
  // Come to by a tap, its head answers at once and the rest follows; opened, it is there for what is below.
  const isWhole = useIsWhole(useNavigationType() === "POP");
  useWarmSearch();

  const onboarding = query.get("withTopProductOnboarding");
  if (onboarding !== null) {
    if (!top && onboarding !== "false") setTop("onboarding");
    return <Navigate to={paths.home} replace />;
  }
  return (
    <Page title={t("app.name")} home={paths.home} isRoot>
      <h1 className="hidden-words">{t("home.title")}</h1>
      <WhileShown>
        <HomeHeader place={place} />
      </WhileShown>
      <div className={styles.place} onPointerEnter={() => void PlacePicker.preload()}>
        <PlaceButton place={place} onOpen={() => setPicking(true)} />
      </div>
      {isWhole && (
        <>
          <CategoryStrip place={place} />
          <VipStrip onWant={isPaid && (() => setTop("want"))} />
          <section className={styles.feed}>
            <h2>{t("home.feed")}</h2>
            <Feed place={place} onChoosePlace={() => setPicking(true)} />
          </section>
        </>
      )}
      <Suspense>{payment !== null && <PaymentReturn id={payment} />}</Suspense>
      <WhileShown
        onHide={() => {
          setPicking(false);
          setTop(undefined);
        }}
      >
        {isPicking && (
          <PlacePicker canUndo chosen={place} onChoose={choosePlace} onClose={() => setPicking(false)} />
        )}
        {isPaid && top && <TopFlow first={top} onClose={() => setTop(undefined)} />}
      </WhileShown>
    </Page>
  );
}

/** By then what is seen first has mostly been drawn; whatever is still asked for goes first. */
const WARM_AFTER_MS = 2000;

/** Has the search's code come behind what is drawn, so that a search shows its words even without a network. */
function useWarmSearch() {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (queries.isFetching() > 0) return;
      clearInterval(timer);
      void preloadScreen(paths.search());
    }, WARM_AFTER_MS);
    return () => clearInterval(timer);
  }, [queries]);
}
