import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { languageOptions } from "../locales/languageOptions.ts";
import { useText } from "../locales/useText.ts";
import styles from "./Header.module.css";

/** Where one is, and the language. */
export function Header() {
  const { t, language } = useText();
  return (
    <header className={styles.header}>
      <h1>{t("title")}</h1>
      <LanguageSwitch label={t("language")} options={languageOptions} chosen={language} />
    </header>
  );
}
