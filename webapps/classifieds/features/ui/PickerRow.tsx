import type { ReactNode, Ref } from "react";
import { withoutEcho } from "#webapps/shared/ui/echo.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import styles from "./Picker.module.css";

export interface PickerRowProps {
  /** Stands before the label. */
  drawing?: ReactNode;
  label: string;
  /** Stands small under it: what is chosen inside of it, or what it lies in. */
  under?: string;
  /** Stands at the end of the row. */
  count?: ReactNode;
  isChosen: boolean;
  /** Whether it opens another list. */
  isDeeper?: boolean;
  onTake: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One thing of a picker's list. */
export function PickerRow({ drawing, label, under, count, isChosen, isDeeper, onTake, ref }: PickerRowProps) {
  const isMarked = isChosen && !isDeeper;
  return (
    <li>
      <Row
        ref={ref}
        before={drawing && <span className={styles.drawing}>{drawing}</span>}
        label={label}
        hint={under}
        after={
          (count || isMarked) && (
            <>
              {count}
              {isMarked && <Icon name="check" size={20} />}
            </>
          )
        }
        leadsOn={isDeeper ?? false}
        className={styles.row ?? ""}
        aria-current={isChosen}
        onClick={withoutEcho(onTake)}
      />
    </li>
  );
}
