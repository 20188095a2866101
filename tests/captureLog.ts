import { symbols } from "pino";
import { log } from "../core/log.ts";

/** Collects what the log would write, whole, from now on. */
export function captureLog(): string[] {
  const lines: string[] = [];
  Object.assign(log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  log.level = "trace";
  return lines;
}
