import { readFileSync } from "node:fs";
import { join } from "node:path";

const unit = readFileSync(join(import.meta.dirname, "..", "deploy", "bozor.service"), "utf8");
const found = (pattern: RegExp): string[] => Array.from(unit.matchAll(pattern), ([, text = ""]) => text);

/** How a deployed process is started, by its unit: whatever measures memory starts its processes alike. */
export const deployed = {
  /** Variables that glibc reads. */
  environment: Object.fromEntries(found(/^Environment=(MALLOC_\w+=\d+)$/gm).map((one) => one.split("="))),
  /** Options of V8. */
  flags: found(/ (--(?:max-semi-space-size|heap-growing-percent)=\d+)/g),
};
