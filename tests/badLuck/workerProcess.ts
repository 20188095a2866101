import { startWorker } from "../../worker/main.ts";

/** The worker as it is started; it ends by being killed. */
await startWorker();
process.send?.("up");
