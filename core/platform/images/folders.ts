import { join } from "node:path";
import { config } from "#config";

/** Photos of this machine, served as `/images`. */
export const uploadsFolder = join(config.DATA_DIR, "uploads");
/** Photos being written, on the same disk as those written, which a rename then makes appear whole. Never served. */
export const unfinishedFolder = join(uploadsFolder, ".unfinished");
/** Files that requests bring, a folder for each request, until it is answered. Never served. */
export const incomingFolder = join(config.DATA_DIR, "incoming");
