/** Microseconds since 1970: PostgreSQL's own steps, so that a moment may lie just before a day. */
export type Micros = number;

/** A zone whose days are told apart, and a day whose first moment is asked for or chosen. */
export interface Days {
  dayOf: (moment: Micros) => string;
  startOf: (day: string) => Micros;
}

const HOUR = 3_600_000_000;

/** The days of a zone by JavaScript's own calendar: slow, and by no rule of ours. */
export function daysOf(zone: string): Days {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const dayOf = (moment: Micros) => format.format(Math.floor(moment / 1000));
  const starts = new Map<string, Micros>();
  const findStart = (day: string) => {
    let [before, at] = [Date.parse(day) * 1000 - 30 * HOUR, Date.parse(day) * 1000 + 30 * HOUR];
    while (at - before > 1) {
      const middle = Math.floor((before + at) / 2);
      if (dayOf(middle) < day) before = middle;
      else at = middle;
    }
    return at;
  };
  const startOf = (day: string) => {
    const start = starts.get(day) ?? findStart(day);
    starts.set(day, start);
    return start;
  };
  return { dayOf, startOf };
}
