import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./LoadingReports.module.css";

const rows = ["72%", "58%", "80%", "64%", "70%"];

/** The shape of the page while it is found out who is there. */
export function LoadingReports() {
  const { t } = useText();
  return (
    <div className={styles.card} aria-busy="true">
      <p className="hidden-words" role="status">
        {t("loading")}
      </p>
      <Skeleton width="48%" height={24} />
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={44} height={44} radius={14} />
          <Skeleton width={width} height={16} />
        </div>
      ))}
    </div>
  );
}
