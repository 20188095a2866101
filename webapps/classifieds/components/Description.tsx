import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../locales/useText.ts";
import styles from "./Description.module.css";

export interface DescriptionProps {
  text: string;
  /** Lines shown before it is unfolded. */
  lines?: number;
  hasTitle?: boolean;
}

/** What the seller wrote, folded after a few lines where there is more. */
export function Description({ text, lines = 6, hasTitle = true }: DescriptionProps) {
  const { t } = useText();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const element = words.current;
    if (element && !isOpen) setLong(element.scrollHeight > element.clientHeight + 1);
  }, [text, isOpen]);

  if (!text) return null;
  return (
    <section className={styles.section}>
      {hasTitle && <h2>{t("listing.description")}</h2>}
      <p ref={words} className={styles.words} data-open={isOpen} style={{ WebkitLineClamp: lines }}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "listing.less" : "listing.more")}
        </button>
      )}
    </section>
  );
}
