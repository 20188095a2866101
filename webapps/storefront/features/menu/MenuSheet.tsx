import { signOut } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { forgetAsked } from "../signIn/codes.ts";
import { AccountSheet } from "./AccountSheet.tsx";
import { useMenuText } from "./locales/useMenuText.ts";
import { MenuList } from "./MenuList.tsx";
import { useMenu } from "./menu.ts";

/** The burger menu, or what one of its rows leads to. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useMenuText();
  const view = useMenu((menu) => menu.view);
  if (view === "account") return <AccountSheet onClose={onClose} />;
  if (view !== "logout") return <MenuList onClose={onClose} />;
  return (
    <ConfirmSheet
      title={t("menu.logoutAsk")}
      confirm={t("menu.logout")}
      other={t("menu.stay")}
      look="danger"
      onConfirm={() => {
        forgetAsked();
        signOut();
      }}
      onClose={onClose}
    >
      {t(getTelegram().rawInitData ? "menu.logoutTelegram" : "menu.logoutText")}
    </ConfirmSheet>
  );
}
