import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/preview/:link`. */
export function PreviewScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
