import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/tos`. */
export function TermsScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
