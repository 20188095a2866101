import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyPart, usePreloaded } from "#webapps/shared/ui/lazyPart.tsx";
import { Banner } from "../components/Banner.tsx";
import { Promises } from "../components/home/Promises.tsx";
import { Sections } from "../components/home/Sections.tsx";
import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

const loadMore = freshImport(() => import("../components/home/HomeMore.tsx"));
/** What stands below the fold, which nobody waits for. */
const HomeMore = lazyPart(
  async () => (await loadMore()).HomeMore,
  () => null,
);

/** `/`: the promise, the shop's categories, and what people ask before they buy. */
export function HomeScreen() {
  const { t } = useText();
  const isMoreThere = usePreloaded(HomeMore);
  return (
    <Screen title={t("app.title")} isRoot>
      <Banner />
      <Promises />
      <Sections>{isMoreThere && <HomeMore />}</Sections>
    </Screen>
  );
}
