import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/groupPurchase/:inviteCode`. */
export function GroupScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
