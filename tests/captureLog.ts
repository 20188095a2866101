import { symbols } from "pino";
import { log, plainLog } from "../core/platform/log/log.ts";

/** Collects what the log would write, whole, from now on. */
export function captureLog(): string[] {
  const lines: string[] = [];
  for (const one of [log, plainLog]) {
    Object.assign(one, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
    one.level = "trace";
  }
  return lines;
}
