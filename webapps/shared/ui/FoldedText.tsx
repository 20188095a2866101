import { useLayoutEffect, useRef, useState } from "react";
import { useSharedText } from "../language/texts.ts";
import styles from "./FoldedText.module.css";

export interface FoldedTextProps {
  text: string;
  /** Lines shown before it is unfolded. */
  lines?: number;
  as?: "p" | "h1";
}

/** Words folded after a few lines where there are more. */
export function FoldedText({ text, lines = 6, as: Element = "p" }: FoldedTextProps) {
  const { t } = useSharedText();
  const words = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height.
  useLayoutEffect(() => {
    const element = words.current;
    if (element && !isOpen) setLong(element.scrollHeight > element.clientHeight + 1);
  }, [text, isOpen]);

  return (
    <>
      <Element ref={words} className={styles.words} data-open={isOpen} style={{ WebkitLineClamp: lines }}>
        {text}
      </Element>
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "less" : "more")}
        </button>
      )}
    </>
  );
}
