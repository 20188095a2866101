import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { serverNow } from "#webapps/shared/client/serverClock.ts";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { useText } from "../../locales/useText.ts";
import { dayIn, lengthOf, readRange, writeRange } from "../days/range.ts";
import { SaveMenu } from "../saving/SaveMenu.tsx";
import { JoinsSection } from "../sections/JoinsSection.tsx";
import { NotificationsSection } from "../sections/NotificationsSection.tsx";
import { OpensSection } from "../sections/OpensSection.tsx";
import { PurchasesSection } from "../sections/PurchasesSection.tsx";
import { SearchesSection } from "../sections/SearchesSection.tsx";
import { SharesSection } from "../sections/SharesSection.tsx";
import { UsersSection } from "../sections/UsersSection.tsx";
import { RangeBar } from "./RangeBar.tsx";
import styles from "./Report.module.css";

const LOOKS_EVERY_MS = 20_000;

/** The day it is in a zone, by the server's clock; it changes when midnight has passed. */
function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayIn(zone, serverNow()));
  useEffect(() => {
    const look = () => setToday(dayIn(zone, serverNow()));
    look();
    const timer = setInterval(look, LOOKS_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [zone]);
  return today;
}

const sections = {
  purchases: PurchasesSection,
  joins: JoinsSection,
  notifications: NotificationsSection,
  opens: OpensSection,
  users: UsersSection,
  shares: SharesSection,
  searches: SearchesSection,
};

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** Goes to a section and its place in the order of the keyboard; the address stays the range's. */
function goTo(event: MouseEvent, section: string) {
  event.preventDefault();
  const target = document.getElementById(section);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}

/** A way to each section without passing those before it. */
function SectionLinks() {
  const { t } = useText();
  return (
    <nav ref={fadeStrip} aria-label={t("sections")} className={styles.links}>
      {sectionNames.map((section) => (
        <a key={section} href={`#${section}`} onClick={(event) => goTo(event, section)}>
          {t(`${section}.title`)}
        </a>
      ))}
    </nav>
  );
}

/** The report of the days that the address names, in the days of `zone`. */
export function Report({ zone }: { zone: string }) {
  const { t } = useText();
  const today = useToday(zone);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { range, isOdd } = readRange(search, today);
  return (
    <>
      <RangeBar
        range={range}
        today={today}
        onChoose={(next) => void navigate({ search: writeRange(search, next) })}
      />
      <div className={styles.intro}>
        <p role="status">
          {isOdd && <span className={styles.odd}>{t("range.odd")}</span>}
          {`${t("days", { count: lengthOf(range) })} · ${t("range.zone", { zone })}`}
        </p>
        <div className={styles.save}>
          <span aria-hidden="true">{t("report.all")}</span>
          <SaveMenu section="all" range={range} name={t("report.all")} />
        </div>
      </div>
      <SectionLinks />
      <div className={styles.sections}>
        {Object.entries(sections).map(([name, Section]) => (
          <Section key={name} asked={{ range, zone }} />
        ))}
      </div>
    </>
  );
}
