import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../locales/useText.ts";
import styles from "./Description.module.css";

/** What the seller wrote, folded after six lines where there is more. */
export function Description({ text }: { text: string }) {
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
      <h2>{t("listing.description")}</h2>
      <p ref={words} className={styles.words} data-open={isOpen}>
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
