import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/purchase/:link`. */
export function PurchaseScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
