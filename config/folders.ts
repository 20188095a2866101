import { join } from "node:path";

/** Where the words of the server stand, as `…/texts/<language>/<about>.ftl` beside the feature that they belong to. */
export const textsFolder = join(import.meta.dirname, "..", "bot");
