import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { waitingRows } from "#core/platform/events/buffers.ts";

/**
 * Figures of the process, in a registry of their own: an observer keeps that for as long as the process lives, and what
 * the other one reads would be kept with it.
 */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });
const ofServer = new Registry();

/** All figures as Prometheus reads them, and the type of that text. */
export async function readMetrics(): Promise<{ text: string; type: string }> {
  const all = Registry.merge([ofProcess, ofServer]);
  return { text: await all.metrics(), type: all.contentType };
}

export const httpSeconds = new Histogram({
  name: "http_request_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [ofServer],
});

new Gauge({
  name: "buffered_rows",
  help: "Rows that wait to be written",
  labelNames: ["buffer"],
  registers: [ofServer],
  collect() {
    for (const [buffer, rows] of Object.entries(waitingRows())) this.set({ buffer }, rows);
  },
});
