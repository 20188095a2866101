import { Input, type InputProps } from "@telegram-apps/telegram-ui/dist/components/Form/Input/Input";
import type { RefObject } from "react";
import { QUERY_MAX } from "#contract/limits.ts";
import { useCut } from "./form/useCut.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import styles from "./SearchBox.module.css";

interface SearchBoxProps extends Omit<InputProps, "className" | "onChange" | "onSubmit"> {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** The things that are looked for here; shown as long as nothing is written. */
  label: string;
  /** The name of the button that empties the field. */
  clearLabel: string;
  /** Sets how it is drawn: see the styles. */
  className?: string | undefined;
  onWrite: (words: string) => void;
  /** Told when Enter is pressed. */
  onSubmit: () => void;
}

/**
 * A field to write in what one looks for, with a button that empties it; `children` come after it. Other properties
 * go to the input.
 */
export function SearchBox(props: SearchBoxProps) {
  const { ref, value, label, clearLabel, className = "", children, onWrite, onSubmit, ...rest } = props;
  const { take, note } = useCut(value, QUERY_MAX);
  return (
    <search className={`${styles.search} ${className}`}>
      <form
        action=""
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Input
          {...rest}
          ref={ref}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          placeholder={label}
          aria-label={label}
          before={<Icon name="search" size={20} />}
          after={
            value && (
              <IconButton
                icon="close"
                iconSize={18}
                label={clearLabel}
                onClick={() => {
                  onWrite("");
                  ref.current?.focus();
                }}
              />
            )
          }
          onChange={(event) => onWrite(take(event.target))}
        />
      </form>
      {note}
      {children}
    </search>
  );
}
