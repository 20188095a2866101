import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import styles from "./FormHeader.module.css";

/** The page's name, and the way back where no messenger draws one. */
export function FormHeader({ title, home }: { title: string; home: string }) {
  return (
    <header className={styles.header}>
      <BackArrow home={home} />
      <h1>{title}</h1>
    </header>
  );
}
