import { join } from "node:path";
import { config } from "#config";

/** Photos of this machine, served as `/images`. */
export const uploadsFolder = join(config.DATA_DIR, "uploads");
/** Photos being written, on the same disk as those written, which a rename then makes appear whole. Never served. */
export const unfinishedFolder = join(uploadsFolder, ".unfinished");
/** What requests bring, a folder each, until they are answered. Never served. */
export const incomingFolder = join(config.DATA_DIR, "incoming");
