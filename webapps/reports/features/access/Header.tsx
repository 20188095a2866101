import { switchLanguage } from "#webapps/shared/language/startLanguage.ts";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { languageOptions } from "../../locales/languageOptions.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./Header.module.css";

/** Where one is, and the language, which is that of the reports alone. */
export function Header() {
  const { t, language } = useText();
  return (
    <header className={styles.header}>
      <h1>{t("title")}</h1>
      <LanguageSwitch
        label={t("language")}
        options={languageOptions}
        chosen={language}
        onChoose={(chosen) => void switchLanguage(chosen)}
      />
    </header>
  );
}
