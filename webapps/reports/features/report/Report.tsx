import { useLocation, useNavigate } from "react-router-dom";
import { useText } from "../../locales/useText.ts";
import { lengthOf, readRange, writeRange } from "../days/range.ts";
import { useToday } from "../days/useToday.ts";
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
import { SectionLinks } from "./SectionLinks.tsx";

const sections = {
  purchases: PurchasesSection,
  joins: JoinsSection,
  notifications: NotificationsSection,
  opens: OpensSection,
  users: UsersSection,
  shares: SharesSection,
  searches: SearchesSection,
};

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
