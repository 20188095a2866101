import { startApi } from "../../api/main.ts";

/** The API as it is started, told by a signal to stop cleanly. */
const api = await startApi();
process.on("SIGTERM", () => void api.stop().then(() => process.exit(0)));
process.send?.("up");
