import { useNavigate } from "react-router-dom";
import { track } from "#webapps/shared/client/track.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { openLink, openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { Icon, type IconName } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { languageOptions } from "../locales/languageOptions.ts";
import { useText } from "../locales/useText.ts";
import styles from "./MenuSheet.module.css";

interface MenuRowProps {
  icon: IconName;
  label: string;
  /** What the row would change to, in its own language. */
  aside?: { text: string; lang: string };
  onClick: () => void;
}

function MenuRow({ icon, label, aside, onClick }: MenuRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onClick}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        {aside ? <span lang={aside.lang}>{aside.text}</span> : <Icon name="forward" size={20} />}
      </button>
    </li>
  );
}

const openSupport = (url: string) => (/^https:\/\/t\.me\//.test(url) ? openTelegramLink(url) : openLink(url));

/** The burger menu: only what exists. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { data: configs } = useTextConfigs();
  const other = languageOptions.find(({ value }) => value !== language) ?? languageOptions[0];
  const support = configs?.SUPPORT_URL;

  const choose = (tab: string, act: () => unknown) => () => {
    track(`menu_click_${tab}`);
    onClose();
    act();
  };

  return (
    <Overlay title={t("menu")} onClose={onClose}>
      <ul className={styles.rows}>
        <MenuRow
          icon="globe"
          label={t("menu.language")}
          aside={{ text: other.name, lang: other.value }}
          onClick={choose("language", () => chooseLanguage(other.value))}
        />
        <MenuRow icon="info" label={t("menu.about")} onClick={choose("about", () => navigate("/about"))} />
        {support && (
          <MenuRow
            icon="chat"
            label={t("menu.support")}
            onClick={choose("support", () => openSupport(support))}
          />
        )}
      </ul>
    </Overlay>
  );
}
