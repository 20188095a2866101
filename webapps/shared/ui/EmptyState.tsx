import { Placeholder } from "@telegram-apps/telegram-ui/dist/components/Blocks/Placeholder/Placeholder";
import { Text } from "@telegram-apps/telegram-ui/dist/components/Typography/Text/Text";
import { Title } from "@telegram-apps/telegram-ui/dist/components/Typography/Title/Title";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  /** A small line drawing. */
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  /** The one thing to do from here. */
  action?: ReactNode;
}

/** Nothing to show: a drawing, a sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <Placeholder className={styles.empty} action={action}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <Title level="3" weight="2" Component="h2">
          {title}
        </Title>
        {children && <Text Component="p">{children}</Text>}
      </div>
    </Placeholder>
  );
}
