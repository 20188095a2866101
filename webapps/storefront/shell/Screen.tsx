import type { ReactNode } from "react";
import { Page } from "#webapps/shared/ui/Page.tsx";
import styles from "./Screen.module.css";

/** A page of the shop, its content clear of the bar on top. */
export function Screen({
  title,
  isRoot = false,
  isBackHome = false,
  children,
}: {
  title: string;
  isRoot?: boolean;
  isBackHome?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.screen}>
      <Page title={title} home="/" isRoot={isRoot} isBackHome={isBackHome} look="grouped">
        <div className={styles.content}>{children}</div>
      </Page>
    </div>
  );
}
