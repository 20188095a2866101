import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/r/:refererId`. */
export function RefererScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
