import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/cart`. */
export function CartScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
