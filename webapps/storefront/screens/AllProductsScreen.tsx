import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/allProducts`. */
export function AllProductsScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
