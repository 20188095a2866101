import { Section as Frame } from "@telegram-apps/telegram-ui/dist/components/Blocks/Section/Section";
import { Caption } from "@telegram-apps/telegram-ui/dist/components/Typography/Caption/Caption";
import { Fragment, type HTMLAttributes, type ReactNode, useId } from "react";
import styles from "./Section.module.css";

interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  title?: string;
  /** A line under the rows. */
  hint?: ReactNode;
  isInvalid?: boolean;
}

/** Rows that belong together, with a line between them; its heading is one of the page's second level. */
export function Section({ title, hint, isInvalid = false, className = "", children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <Frame
      aria-labelledby={title && titleId}
      {...rest}
      data-invalid={isInvalid}
      className={`${styles.section} ${className}`}
      header={
        title && (
          <header className={styles.header}>
            <Caption Component="h2" id={titleId} weight="2">
              {title}
            </Caption>
          </header>
        )
      }
      footer={
        hint && (
          <footer className={styles.hint}>
            <Caption Component="p">{hint}</Caption>
          </footer>
        )
      }
    >
      {/* One child: Frame draws lines between its own children alone, not between those of a part of them. */}
      <Fragment key="rows">{children}</Fragment>
    </Frame>
  );
}
