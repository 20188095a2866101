import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/category/:link`. */
export function CategoryScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
