import { closeSync, fstatSync, openSync, readSync, unwatchFile, watchFile } from "node:fs";

const LOOK_MS = 300;
/** Level of lines that tell of a fault. */
const ERROR = 50;

interface Line {
  level: number;
  msg?: string;
  error?: { name: string; message?: string; statement?: string; at?: string[] };
}

function readFrom(file: string, offset: number): { text: string; end: number } {
  try {
    const opened = openSync(file, "r");
    const end = fstatSync(opened).size;
    const buffer = Buffer.alloc(Math.max(0, end - offset));
    readSync(opened, buffer, 0, buffer.length, offset);
    closeSync(opened);
    return { text: buffer.toString("utf8"), end };
  } catch {
    return { text: "", end: 0 };
  }
}

/**
 * Returns the fault that a line of the log tells: the words, the statement, the places; undefined for any other line.
 */
export function saidOf(text: string): string | undefined {
  try {
    const { level, msg, error } = JSON.parse(text) as Line;
    if (level < ERROR) return undefined;
    const what = error && [error.name, error.message].filter(Boolean).join(": ");
    const at = error?.at?.map((place) => `    ${place}`) ?? [];
    const statement = error?.statement === undefined ? [] : [`    in ${error.statement}`];
    return [[msg, what].filter(Boolean).join(": "), ...statement, ...at].join("\n");
  } catch {
    // Whatever else has come into the file.
    return undefined;
  }
}

/** Tells the faults that are written into a log from now on. */
export function followLog(file: string, tell: (said: string) => void): { stop(): Promise<void> } {
  let { end: offset } = readFrom(file, Number.MAX_SAFE_INTEGER);
  let rest = "";
  watchFile(file, { interval: LOOK_MS }, () => {
    const { text, end } = readFrom(file, offset);
    offset = end;
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const said = saidOf(line);
      if (said !== undefined) tell(said);
    }
  });
  return { stop: async () => unwatchFile(file) };
}
