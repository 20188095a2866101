import type { MouseEvent } from "react";
import { tellMore } from "#webapps/shared/ui/tellMore.ts";
import { useText } from "../../locales/useText.ts";
import type { SectionName } from "../sections/SectionCard.tsx";
import styles from "./SectionLinks.module.css";

const sections = ["purchases", "joins", "notifications", "opens", "users", "shares", "searches"] as const;

/** Goes to a section and its place in the order of the keyboard; the address stays the range's. */
function goTo(event: MouseEvent, section: SectionName) {
  event.preventDefault();
  const target = document.getElementById(section);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}

/** A way to each section without passing those before it. */
export function SectionLinks() {
  const { t } = useText();
  return (
    <nav ref={tellMore} aria-label={t("sections")} className={styles.links}>
      {sections.map((section) => (
        <a key={section} href={`#${section}`} onClick={(event) => goTo(event, section)}>
          {t(`${section}.title`)}
        </a>
      ))}
    </nav>
  );
}
