import { AsyncLocalStorage } from "node:async_hooks";

/** A report may take so many milliseconds, a hundred times what it takes of a million orders (docs/bench/reports.slow.md). */
export const REPORT_MS = 60_000;
/** A connection that can't be had for so long isn't waited for any longer, in milliseconds. */
export const CONNECT_MS = 10_000;
/** Jobs, exports, migrations: nobody waits for them, but a server that is gone without a word must not hold them for ever. */
const WORK_MS = 3_600_000;

/** The milliseconds that a statement may take, where somebody waits for it. */
export const patience = new AsyncLocalStorage<number>();

/** The milliseconds that a statement of this call may take until it counts as lost. */
export const patienceMs = (): number => patience.getStore() ?? WORK_MS;
