import { createApp } from "../../api/app.ts";
import { listen } from "../../api/listen.ts";

// Limits are for people; a storm is all from one address.
const limits = { stranger: 1_000_000, person: 1_000_000 };
await listen(createApp({ limits, dist: "no-such-folder" }), Number(process.argv[2]), "127.0.0.1");
process.send?.("up");
