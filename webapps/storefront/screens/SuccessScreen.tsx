import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/success?id=`. */
export function SuccessScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
