import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./TranslationNotice.module.css";

/** Says that the text is a translation, and shows the seller's own words instead. */
export function TranslationNotice({ isOriginal, onToggle }: { isOriginal: boolean; onToggle: () => void }) {
  const { t } = useText();
  return (
    <div className={styles.notice}>
      <Icon name="globe" size={20} />
      <div>
        <p>{t(isOriginal ? "listing.original" : "listing.translated")}</p>
        <button type="button" onClick={onToggle}>
          {t(isOriginal ? "listing.showTranslation" : "listing.showOriginal")}
        </button>
      </div>
    </div>
  );
}
