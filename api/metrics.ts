import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { waitingRows } from "#core/platform/events/buffers.ts";

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const httpSeconds = new Histogram({
  name: "http_request_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

new Gauge({
  name: "buffered_rows",
  help: "Rows that wait to be written",
  labelNames: ["buffer"],
  registers: [registry],
  collect() {
    for (const [buffer, rows] of Object.entries(waitingRows())) this.set({ buffer }, rows);
  },
});
