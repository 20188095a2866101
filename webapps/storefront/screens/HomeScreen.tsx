import { Banner } from "../components/Banner.tsx";
import { ComingCard } from "../components/ComingCard.tsx";
import { LinkNotice } from "../components/LinkNotice.tsx";
import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/`: the promise, and what is coming. */
export function HomeScreen() {
  const { t } = useText();
  return (
    <Screen title={t("app.title")} isRoot>
      <LinkNotice />
      <Banner />
      <ComingCard />
    </Screen>
  );
}
