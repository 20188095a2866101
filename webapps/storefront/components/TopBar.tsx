import { useState } from "react";
import { Link } from "react-router-dom";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { languageOptions } from "../locales/languageOptions.ts";
import { useText } from "../locales/useText.ts";
import { Logo } from "./Logo.tsx";
import { MenuSheet } from "./MenuSheet.tsx";
import styles from "./TopBar.module.css";

/** The bar that stays on top of every page: menu, name, language. */
export function TopBar() {
  const { t, language } = useText();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.row}>
          <IconButton
            icon="menu"
            label={t("menu")}
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
          />
          <Link to="/" className={styles.home}>
            <Logo />
          </Link>
          <LanguageSwitch label={t("language")} options={languageOptions} chosen={language} />
        </div>
      </header>
      {isMenuOpen && <MenuSheet onClose={() => setIsMenuOpen(false)} />}
    </>
  );
}
