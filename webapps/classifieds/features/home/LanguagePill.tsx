import { chooseLanguage } from "#webapps/shared/language/chooseLanguage.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./LanguagePill.module.css";

/** The two languages side by side; a tap takes the other one. */
export function LanguagePill() {
  const { t, language } = useText();
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={t("home.language")}
      onClick={() => {
        haptic("change");
        void chooseLanguage(language === "ru" ? "uz" : "ru");
      }}
    >
      {["ru", "uz"].map((one) => (
        <span key={one} data-active={one === language}>
          {one}
        </span>
      ))}
    </button>
  );
}
