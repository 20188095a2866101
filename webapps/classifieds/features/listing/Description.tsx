import { FoldedText, type FoldedTextProps } from "#webapps/shared/ui/FoldedText.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./Description.module.css";

interface DescriptionProps extends Pick<FoldedTextProps, "text" | "lines"> {
  hasTitle?: boolean;
}

/** What the seller wrote, folded after a few lines where there is more. */
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
