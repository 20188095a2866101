import { Screen } from "../components/Screen.tsx";
import { useText } from "../locales/useText.ts";

/** `/invite/:inviteCode`. */
export function InviteScreen() {
  const { t } = useText();
  return <Screen title={t("app.title")}>{null}</Screen>;
}
