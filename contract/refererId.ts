import { Id } from "./common.ts";

/** The referrer of a person. An id that nobody can have names nobody: a broken link must keep no one out, and cost no order. */
export const RefererId = Id.optional().catch(undefined);
