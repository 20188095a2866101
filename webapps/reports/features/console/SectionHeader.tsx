import { appLanguages } from "#contract/languages.ts";
import { languageOption } from "#webapps/shared/language/languageOptions.ts";
import { switchLanguage } from "#webapps/shared/language/startLanguage.ts";
import { LanguageSwitch } from "#webapps/shared/ui/LanguageSwitch.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./SectionHeader.module.css";

/** The languages of this app. */
const languageOptions = appLanguages.reports.map(languageOption);

/** The name of the section that is open, and the language, which is that of the console alone. */
export function SectionHeader({ title }: { title: string }) {
  const { t, language } = useText();
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <LanguageSwitch
        label={t("language")}
        options={languageOptions}
        chosen={language}
        onChoose={(chosen) => void switchLanguage(chosen)}
      />
    </header>
  );
}
