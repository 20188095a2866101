/** The summary of a set of measurements, in their own unit. */
export interface Summary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
}

/** The nearest-rank percentile: the smallest measurement that at least `share` of all don't exceed. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
  const lower = ordered[Math.ceil(ordered.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function summarise(values: readonly number[]): Summary {
  return {
    count: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
    most: Math.max(...values),
  };
}
