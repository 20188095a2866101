import { useState } from "react";
import { haptic } from "../telegram/telegram.ts";
import styles from "./Chip.module.css";
import { ChoiceSheet, type ChoiceSheetProps } from "./ChoiceSheet.tsx";
import { Icon } from "./Icon.tsx";

interface SortChipProps<Value extends string> extends Omit<ChoiceSheetProps<Value>, "onClose"> {
  /** In any other order than this one the chip stands out; absent where it is always quiet. */
  usual?: Value;
}

/** The order of a list: tells which it is, and opens the others. */
export function SortChip<Value extends string>({ usual, ...sheet }: SortChipProps<Value>) {
  const { title, options, chosen } = sheet;
  const [isOpen, setOpen] = useState(false);
  const label = options.find(({ value }) => value === chosen)?.label ?? "";
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-on={usual !== undefined && chosen !== usual}
        aria-haspopup="dialog"
        aria-label={`${title}: ${label}`}
        onClick={() => {
          haptic("change");
          setOpen(true);
        }}
      >
        <Icon name="sort" size={16} />
        <span>{label}</span>
      </button>
      {isOpen && <ChoiceSheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
