import { answerOnce } from "../../core/platform/idempotency/answerOnce.ts";

/** Holds the idempotency key of a call, which it gets as JSON; it ends by being killed. */
const [asked = "", lease] = process.argv.slice(2);
const forever = () => new Promise(() => process.send?.("up"));
await answerOnce(JSON.parse(asked), forever, { lease: Number(lease) });
