import { type ReactNode, useState } from "react";
import { cutText } from "#contract/cutText.ts";
import { useSharedText } from "../../language/texts.ts";
import { rewriteField } from "./rewriteField.ts";
import styles from "./useCut.module.css";

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Cut {
  /**
   * Returns the part of the typed or pasted text for which there is room, written as `rewrite` does; the caret stays
   * where it was.
   */
  take: (field: TextField, rewrite?: (typed: string) => string) => string;
  /** Says that there was more; undefined as long as all of it is in. */
  words: string | undefined;
  /** The same as it stands under a field. */
  note: ReactNode;
}

/**
 * For a field that holds `max` characters, or digits, at most: what is cut is said at once, and as long as the field holds
 * what was left, however it is changed.
 */
export function useCut(value: string, max: number, what: "characters" | "digits" = "characters"): Cut {
  const { t } = useSharedText();
  const [left, setLeft] = useState<string>();
  const words = value === left ? t(what === "digits" ? "field.cutDigits" : "field.cut", { max }) : undefined;
  return {
    words,
    take: (field, rewrite = (typed) => typed) => {
      const whole = rewrite(field.value);
      const cut = cutText(whole, max);
      const passed = rewrite(field.value.slice(0, field.selectionStart ?? field.value.length));
      rewriteField(field, cut, Math.min(passed.length, cut.length));
      setLeft(cut === whole ? undefined : cut);
      return cut;
    },
    note: words && (
      <p role="alert" className={styles.note}>
        {words}
      </p>
    ),
  };
}
