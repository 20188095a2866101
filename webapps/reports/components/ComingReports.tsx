import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { IconTile } from "#webapps/shared/ui/IconTile.tsx";
import { useText } from "../locales/useText.ts";
import { ChartDrawing } from "./ChartDrawing.tsx";
import styles from "./ComingReports.module.css";

const sections = [
  { name: "purchases", icon: "items" },
  { name: "joins", icon: "join" },
  { name: "notifications", icon: "bell" },
  { name: "opens", icon: "open" },
  { name: "users", icon: "people" },
  { name: "shares", icon: "share" },
  { name: "searches", icon: "search" },
] as const satisfies readonly { name: string; icon: IconName }[];

/** What the reports will hold, section by section. */
export function ComingReports() {
  const { t } = useText();
  return (
    <section className={styles.card}>
      <div className={styles.opening}>
        <ChartDrawing />
        <div>
          <h2>{t("coming.title")}</h2>
          <p>{t("coming.text")}</p>
        </div>
      </div>
      <h3>{t("coming.sections")}</h3>
      <ul className={styles.sections}>
        {sections.map(({ name, icon }) => (
          <li key={name}>
            <IconTile name={icon} />
            <div>
              <strong>{t(`${name}.title`)}</strong>
              <p>{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
