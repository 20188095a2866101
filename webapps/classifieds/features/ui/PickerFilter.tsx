import { Input } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./Picker.module.css";

export type PickerWords = ReturnType<typeof usePickerWords>;

/** The words that a picker's list is filtered by, with the focus in their field as the picker opens. */
export function usePickerWords() {
  const field = useRef<HTMLInputElement>(null);
  const [words, write] = useState("");
  /** Keeps the field at hand where there is a keyboard; a finger would have half of the list covered by one. */
  const focus = () => {
    if (window.matchMedia?.("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  };
  useEffect(focus, []);
  return { field, words, write, focus };
}

interface PickerFilterProps {
  field?: RefObject<HTMLInputElement | null> | undefined;
  words: string;
  label: string;
  onWrite: (words: string) => void;
}

/** The field above a picker's list. */
export function PickerFilter({ field, words, label, onWrite }: PickerFilterProps) {
  return (
    <div className={styles.filter}>
      <Input
        ref={field}
        type="search"
        value={words}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}
