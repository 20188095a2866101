import { Cell, type CellProps } from "@telegram-apps/telegram-ui/dist/components/Blocks/Cell/Cell";
import { Caption } from "@telegram-apps/telegram-ui/dist/components/Typography/Caption/Caption";
import { Text } from "@telegram-apps/telegram-ui/dist/components/Typography/Text/Text";
import type { ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "./Icon.tsx";
import styles from "./Row.module.css";

export interface RowProps
  extends Omit<
      CellProps,
      "children" | "label" | "title" | "subhead" | "subtitle" | "hint" | "description" | "multiline"
    >,
    Partial<Pick<LinkProps, "to" | "replace" | "state">> {
  label: ReactNode;
  /** The kind of the label, in smaller words above it. */
  above?: ReactNode;
  /** The meaning of the label, in smaller words under it. */
  hint?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** An arrow at the end, where the row leads on. */
  leadsOn?: boolean;
}

function elementOf({ to, href, onClick }: RowProps) {
  if (to !== undefined) return Link;
  if (href !== undefined) return "a";
  return onClick ? "button" : "div";
}

/**
 * A line of a list; with `to`, `href` or `onClick` the whole of it is the target. Cell has headings for its words, so
 * these stand in the place before them.
 */
export function Row({
  label,
  above,
  hint,
  before,
  after,
  leadsOn = false,
  className = "",
  ...rest
}: RowProps) {
  const element = rest.Component ?? elementOf({ label, ...rest });
  return (
    <Cell
      {...(element === "button" && { type: "button" })}
      readOnly={element === "div"}
      Component={element}
      {...rest}
      className={`${styles.row} ${className}`}
      before={
        <>
          {before}
          <span className={styles.words}>
            {above && <Caption className={styles.small}>{above}</Caption>}
            <Text>{label}</Text>
            {hint && <Caption className={styles.small}>{hint}</Caption>}
          </span>
        </>
      }
      after={
        (after || leadsOn) && (
          <>
            {after}
            {leadsOn && <Icon name="forward" size={18} />}
          </>
        )
      }
    />
  );
}
