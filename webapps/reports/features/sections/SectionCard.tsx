import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { ReportSection } from "#contract/reportKinds.ts";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { DayChart } from "../chart/DayChart.tsx";
import type { Asked } from "../figures/reports.ts";
import { SaveMenu } from "../saving/SaveMenu.tsx";
import { CardFailed } from "./CardFailed.tsx";
import { type FigureProps, Figures } from "./Figures.tsx";
import styles from "./SectionCard.module.css";

const figures = ["first", "second", "third"];
const range = (length: number) => Array.from({ length }, (_, place) => place);

/** The shape of a card's figures, chart and table while they come. */
function CardSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={styles.shape}>
      <LoadingWords />
      <div className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="90%" height={14} />
          </div>
        ))}
      </div>
      <Skeleton height={120} radius={12} />
      <TableSkeleton rows={rows} columns={columns} />
    </div>
  );
}

/** The shape of a table alone. */
function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={styles.table} aria-hidden="true">
      {range(rows).map((row) => (
        <div key={row} className={styles.row}>
          {range(columns).map((column) => (
            <Skeleton key={column} height={16} width={column === 0 ? "70%" : "100%"} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The props of every section: the days it is about. */
export interface SectionProps {
  asked: Asked;
}

type SectionName = Exclude<ReportSection, "expired">;

interface SectionCardProps<Data> {
  section: SectionName;
  asked: Asked;
  query: UseQueryResult<Data>;
  /** How many rows and columns the table is likely to have, for its skeleton. */
  shape: { rows: number; columns: number };
  figures: (data: Data) => readonly FigureProps[];
  /** Said in the place of the table where there is nothing to tell. */
  empty?: { isEmpty: (data: Data) => boolean; text: string };
  /** A note that has to be known about the figures. */
  note?: (data: Data) => string | undefined;
  table: (data: Data) => ReactNode;
  /** Stands below the table, whatever came of it. */
  children?: ReactNode;
}

/** The content of a card once its answer is there. */
function Content<Data>({ data, ...props }: SectionCardProps<Data> & { data: Data }) {
  const { section, asked, figures, empty, table } = props;
  const { t } = useText();
  const note = props.note?.(data);
  return (
    <>
      <Figures figures={figures(data)} />
      {note && <p className={styles.note}>{note}</p>}
      <DayChart section={section} range={asked.range} label={t(`${section}.chart`)} />
      {empty?.isEmpty(data) ? <p className={styles.empty}>{empty.text}</p> : table(data)}
    </>
  );
}

/** One section of the report: what it is, three figures, a chart by day, the table. It fails and loads by itself. */
export function SectionCard<Data>(props: SectionCardProps<Data>) {
  const { section, asked, query, shape, children } = props;
  const { t } = useText();
  const title = useId();
  const { data, error, isFetching, refetch } = query;
  return (
    <section
      id={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.card}
      aria-busy={isFetching}
    >
      <div className={styles.head}>
        <h2 id={title}>{t(`${section}.title`)}</h2>
        <SaveMenu section={section} range={asked.range} name={t(`${section}.title`)} />
      </div>
      {data !== undefined && <Content {...props} data={data} />}
      {error && <CardFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && !error && <CardSkeleton {...shape} />}
      {children}
    </section>
  );
}
