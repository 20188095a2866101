import type { ReactNode } from "react";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { paths } from "../paths.ts";
import { Screen } from "./Screen.tsx";
import styles from "./TitledScreen.module.css";

interface TitledScreenProps {
  title: string;
  isBackHome?: boolean;
  children: ReactNode;
}

/** A page with its name and the way back above what stands on it. */
export function TitledScreen({ title, isBackHome = false, children }: TitledScreenProps) {
  return (
    <Screen title={title} isBackHome={isBackHome}>
      <header className={styles.header}>
        <BackArrow home={paths.home} isBackHome={isBackHome} />
        <h1>{title}</h1>
      </header>
      {children}
    </Screen>
  );
}
