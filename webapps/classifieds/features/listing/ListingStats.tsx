import { type PointerEvent, useState } from "react";
import type { Listing } from "#contract/listings.ts";
import { formatDay, formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { daysLeft } from "../ownListings/ownListing.ts";
import { useListingStats } from "../ownListings/ownListings.ts";
import styles from "./ListingStats.module.css";
import { barAt, barsOf, type Measure, measures } from "./listingStats.ts";

type Stats = NonNullable<ReturnType<typeof useListingStats>["data"]>;
type Day = Stats["days"][number];

const WIDTH = 300;
const HEIGHT = 96;

/** A day is a date without a time: noon keeps it the same date in every zone. */
const dayWords = (day: string, language: string) => formatDay(`${day}T12:00:00`, language);

/** The same figures for those who don't see the chart. */
function DaysTable({ days }: { days: readonly Day[] }) {
  const { t, language } = useOwnListingsText();
  return (
    <div className="hidden-words">
      <table>
        <caption>{t("stats.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("stats.day")}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t(`stats.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayWords(day.day, language)}</th>
              {measures.map((measure) => (
                <td key={measure}>{formatNumber(day[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bar a day; a finger or a mouse on one tells its day. */
function Chart({ days, measure }: { days: readonly Day[]; measure: Measure }) {
  const { t, language } = useOwnListingsText();
  const [chosen, setChosen] = useState<number>();
  const values = days.map((day) => day[measure]);
  const sum = values.reduce((total, value) => total + value, 0);
  const day = chosen === undefined ? undefined : days[chosen];
  const [first, last] = [days[0], days.at(-1)];

  function handlePoint(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = barAt((event.clientX - left) / width, days.length);
    if (index !== chosen) haptic("change");
    setChosen(index);
  }

  return (
    <div className={`${styles.chart} figures`}>
      <p className={styles.caption}>
        {day && t("stats.onDay", { day: dayWords(day.day, language), shown: formatNumber(day[measure]) })}
        {!day && (sum > 0 ? t("stats.period", { shown: formatNumber(sum) }) : t("stats.nothing"))}
      </p>
      <svg
        className={styles.bars}
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        data-chosen={day !== undefined}
        onPointerDown={handlePoint}
        onPointerMove={handlePoint}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setChosen(undefined)}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
        {barsOf(values, WIDTH, HEIGHT).map((bar, index) => (
          <rect key={days[index]?.day} {...bar} rx="2" data-kind="bar" data-chosen={index === chosen} />
        ))}
      </svg>
      {first && last && (
        <p className={styles.ends} aria-hidden="true">
          <span>{dayWords(first.day, language)}</span>
          <span>{dayWords(last.day, language)}</span>
        </p>
      )}
    </div>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const { t } = useOwnListingsText();
  const [measure, setMeasure] = useState<Measure>("views");
  if (measures.every((name) => stats.totals[name] === 0)) {
    return (
      <p className={styles.quiet}>
        <strong>{t("stats.empty")}</strong>
        {t("stats.emptyHint")}
      </p>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be hidden in every client. */}
      <div className={styles.measures} role="group" aria-label={t("stats.choose")}>
        {measures.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.measure}
            aria-pressed={name === measure}
            onClick={() => {
              haptic("change");
              setMeasure(name);
            }}
          >
            <strong className="figures">{formatNumber(stats.totals[name])}</strong>
            <span>{t(`stats.${name}`)}</span>
          </button>
        ))}
      </div>
      <Chart days={stats.days} measure={measure} />
      <DaysTable days={stats.days} />
    </>
  );
}

/** How one's own listing does: views, contacts and favourites, all together and day by day. */
export function ListingStats({ listing }: { listing: Pick<Listing, "link" | "status"> }) {
  const { t } = useOwnListingsText();
  const { data, error, refetch } = useListingStats(listing.link);
  // One that is off sale keeps the day it would have run out.
  const days = listing.status === "active" && data?.expiresAt ? daysLeft(data.expiresAt) : undefined;
  return (
    <section className={styles.stats}>
      <div className={styles.head}>
        <h2>{t("stats.title")}</h2>
        {days !== undefined && days > 0 && (
          <span className="hint-second">
            {t("items.daysLeft", { count: days, shown: formatNumber(days) })}
          </span>
        )}
      </div>
      {data && <Figures stats={data} />}
      {error && (
        <p className={styles.quiet} role="alert">
          <strong>{t("stats.failed")}</strong>
          <button type="button" onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </p>
      )}
      {!data && !error && (
        <div role="status" aria-label={t("stats.loading")}>
          <Skeleton height={202} radius={12} />
        </div>
      )}
    </section>
  );
}
