import { FoldedText, type FoldedTextProps } from "#webapps/shared/ui/FoldedText.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./Description.module.css";

interface DescriptionProps extends Pick<FoldedTextProps, "text" | "lines"> {
  hasTitle?: boolean;
}

/** The seller's description, folded after a few lines where there is more. */
export function Description({ hasTitle = true, ...words }: DescriptionProps) {
  const { t } = useText();
  if (!words.text) return null;
  return (
    <section className={styles.section}>
      {hasTitle && <h2>{t("listing.description")}</h2>}
      <FoldedText {...words} />
    </section>
  );
}

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
