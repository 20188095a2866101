import type { ReactNode } from "react";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { Screen } from "../Screen.tsx";
import styles from "./GroupPage.module.css";

interface GroupPageProps {
  title: string;
  isBackHome?: boolean;
  children: ReactNode;
}

/** A page about groups: its name with the way back, and what stands under it. */
export function GroupPage({ title, isBackHome = false, children }: GroupPageProps) {
  return (
    <Screen title={title} isBackHome={isBackHome}>
      <header className={styles.header}>
        <BackArrow home="/" isBackHome={isBackHome} />
        <h1>{title}</h1>
      </header>
      {children}
    </Screen>
  );
}
