import { tmpdir } from "node:os";
import { join } from "node:path";

/** The running markets that journeys visit, each on ports of its own. */
export const houses = {
  /** As `npm start` makes it: embedded database, one process. */
  plain: { port: 18_080, messengerPort: 18_081 },
  /** Servers of its own for PostgreSQL and Redis, two api processes behind a balancer. */
  grown: { port: 18_180, messengerPort: 18_181 },
} as const;
export type House = keyof typeof houses;

/** Where the plain one keeps everything. */
export const plainFolder = join(tmpdir(), "bozor-journeys");
