import { useNavigate } from "react-router";
import { appLanguages, languageAfter } from "#contract/languages.ts";
import { useIsSignedIn, useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { paths } from "../../paths.ts";
import { showPhone } from "../shopper/phone.ts";
import { useShopper } from "../shopper/shopper.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import { useMenuText } from "./locales/useMenuText.ts";
import { MenuRow } from "./MenuRow.tsx";
import styles from "./MenuSheet.module.css";
import { openMenu } from "./menu.ts";

/** Notes which row was tapped, closes the menu, and does what the row is for. */
type Choose = (tab: string, act: () => unknown) => () => void;

/** The account's owner, or the way to an account. */
function AccountRow({ choose }: { choose: Choose }) {
  const { t } = useMenuText();
  const status = useSession((session) => session.status);
  const { data: shopper } = useShopper();
  if (status === "guest") {
    return (
      <MenuRow
        icon="person"
        label={t("menu.login")}
        look="main"
        onClick={choose("login", () => askToSignIn())}
      />
    );
  }
  const name = shopper?.phoneNumber ? showPhone(shopper.phoneNumber) : shopper?.firstName;
  return (
    <MenuRow
      icon="person"
      label={name || t("menu.account")}
      {...(name && { note: t("menu.account") })}
      onClick={choose("account", () => askToSignIn(() => openMenu("account")))}
    />
  );
}

/** The rows that tell of the shop: its terms, what it is, whom to ask. */
function ShopRows({ choose }: { choose: Choose }) {
  const { t } = useMenuText();
  const navigate = useNavigate();
  const { data: configs } = useTextConfigs();
  const support = configs?.SUPPORT_URL;
  const terms = configs?.TERMS_URL;
  return (
    <>
      <MenuRow
        icon="doc"
        label={t("menu.terms")}
        onClick={choose("terms", () => (terms ? openAddress(terms) : navigate(paths.terms)))}
      />
      <MenuRow icon="info" label={t("menu.about")} onClick={choose("about", () => navigate(paths.about))} />
      {support && (
        <MenuRow
          icon="chat"
          label={t("menu.support")}
          onClick={choose("support", () => openAddress(support))}
        />
      )}
    </>
  );
}

/** The rows of the burger menu. */
export function MenuList({ onClose }: { onClose: () => void }) {
  const { t, language } = useMenuText();
  const navigate = useNavigate();
  const isMember = useIsSignedIn();
  const next = languageOption(languageAfter(language, appLanguages.storefront));

  const choose: Choose = (tab, act) => () => {
    track(`menu_click_${tab}`);
    onClose();
    act();
  };

  return (
    <Overlay title={t("menu")} onClose={onClose}>
      <ul className={styles.rows}>
        <AccountRow choose={choose} />
        <MenuRow
          icon="archive"
          label={t("menu.orders")}
          onClick={choose("orders", () => askToSignIn(() => navigate(paths.orders)))}
        />
        <MenuRow
          icon="share"
          label={t("menu.share")}
          onClick={choose("share", () => askToSignIn(() => navigate(paths.referral)))}
        />
        <MenuRow
          icon="gift"
          label={t("menu.referral")}
          onClick={choose("referral", () => askToSignIn(() => navigate(paths.referral)))}
        />
        <MenuRow
          icon="globe"
          label={t("menu.language")}
          aside={{ text: next.name, lang: next.value }}
          onClick={choose("language", () => chooseLanguage(next.value))}
        />
        <ShopRows choose={choose} />
        {isMember && (
          <MenuRow
            icon="leave"
            label={t("menu.logout")}
            look="danger"
            onClick={choose("logout", () => openMenu("logout"))}
          />
        )}
      </ul>
    </Overlay>
  );
}
