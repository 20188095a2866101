import { type ReactNode, useState } from "react";
import { cutText } from "#contract/cutText.ts";
import { useSharedText } from "../../language/texts.ts";
import styles from "./useCut.module.css";

/**
 * For a field that holds `max` characters at most: `take` gives what there is room for of what was typed or pasted, and
 * `note`, which belongs under the field, says at once that there was more.
 */
export function useCut(max: number): { take: (text: string) => string; note: ReactNode } {
  const { t } = useSharedText();
  const [isCut, setCut] = useState(false);
  return {
    take: (text) => {
      setCut(text.length > max);
      return cutText(text, max);
    },
    note: isCut && (
      <p role="alert" className={styles.note}>
        {t("field.cut", { max })}
      </p>
    ),
  };
}
