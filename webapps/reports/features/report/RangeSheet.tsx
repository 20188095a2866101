import { useState } from "react";
import { type DateRange, DayPicker } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { ru } from "react-day-picker/locale/ru";
import "react-day-picker/style.css";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useText } from "../../locales/useText.ts";
import { type DayRange, FIRST_YEAR, LAST_YEAR, lengthOf, MAX_DAYS } from "../days/range.ts";
import styles from "./RangeSheet.module.css";

/** The days that a report is of, and what is called with others. */
export interface RangeProps {
  range: DayRange;
  today: string;
  onChoose: (range: DayRange) => void;
}

const calendars: Record<string, typeof ru> = { ru, en: enGB };

/** Days have no zone, so the calendar counts in UTC, as the ranges do. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const firstMonth = new Date(Date.UTC(FIRST_YEAR, 0));
const lastMonth = new Date(Date.UTC(LAST_YEAR, 11));

/** Two days chosen from a calendar in the language of the page: the first tap is one end, the second the other. */
export function RangeSheet({ range, today, onChoose, onClose }: RangeProps & { onClose: () => void }) {
  const { t, language } = useText();
  const [chosen, setChosen] = useState<DateRange>({ from: dateOf(range.start), to: dateOf(range.end) });
  const start = chosen.from ? dayOf(chosen.from) : range.start;
  const days = { start, end: chosen.to ? dayOf(chosen.to) : start };
  const isLong = lengthOf(days) > MAX_DAYS;
  return (
    <Overlay title={t("range.label")} onClose={onClose}>
      <DayPicker
        mode="range"
        className={styles.calendar ?? ""}
        locale={calendars[language] ?? ru}
        timeZone="UTC"
        today={dateOf(today)}
        defaultMonth={dateOf(range.end)}
        startMonth={firstMonth}
        endMonth={lastMonth}
        captionLayout="dropdown"
        fixedWeeks
        showOutsideDays
        resetOnSelect
        required
        selected={chosen}
        onSelect={setChosen}
      />
      <p role="alert" className={styles.fault}>
        {isLong && t("range.long", { days: MAX_DAYS })}
      </p>
      <div className={styles.done}>
        <ActionButton
          disabled={isLong}
          onClick={() => {
            onChoose(days);
            onClose();
          }}
        >
          {t("range.show", { days: t("days", { count: lengthOf(days) }) })}
        </ActionButton>
      </div>
    </Overlay>
  );
}
