import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/search?query=`. */
export function SearchScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
