import type { Asked } from "../figures/useReport.ts";

/** What every section is told: which days it is about. */
export interface SectionProps {
  asked: Asked;
}
