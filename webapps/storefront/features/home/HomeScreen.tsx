import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyPart, usePreloaded } from "#webapps/shared/ui/lazyPart.tsx";
import { useText } from "../../locales/useText.ts";
import { Screen } from "../../shell/Screen.tsx";
import { Banner } from "./Banner.tsx";
import { Promises } from "./Promises.tsx";
import { Sections } from "./Sections.tsx";

const loadMore = freshImport(() => import("./HomeMore.tsx"));
/** The part below the fold, which nobody waits for. */
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
