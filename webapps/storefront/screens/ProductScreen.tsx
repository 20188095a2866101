import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/product/:link`. */
export function ProductScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
