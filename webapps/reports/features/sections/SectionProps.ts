import type { Asked } from "../figures/reports.ts";

/** What every section is told: which days it is about. */
export interface SectionProps {
  asked: Asked;
}
