import { NavLink, Outlet } from "react-router";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./Console.module.css";
import { sectionsOf } from "./sections.ts";

/** The ways to the sections: beside the page on a desktop, under it on a phone. None where there is but one. */
function Sections() {
  const { t } = useText();
  const sections = sectionsOf(useMe().data?.role ?? null);
  if (sections.length < 2) return null;
  return (
    <nav className={styles.sections} aria-label={t("console.sections")}>
      {sections.map(({ name, path, icon }) => (
        <NavLink key={path} to={path} end={path === "/"}>
          <Icon name={icon} size={22} />
          <span>{t(name)}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** The console: its sections, and the page of the one that is open. */
export function Console() {
  return (
    <div className={styles.console}>
      <Sections />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
