import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { BuildFailure } from "esbuild";
import { formatMessagesSync } from "esbuild";

const root = join(import.meta.dirname, "..", "..");

function readLine(file: string, line: number): string {
  try {
    return readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
  } catch {
    return "";
  }
}

/** A place in the sources. */
interface Place {
  file: string;
  line: number;
  column: number;
  /** The line as it is written. */
  text: string;
}

/** Why there is no server just now, as the terminal, a page and an app say it. */
export class Fault extends Error {
  override name = "Fault";
  readonly place: Place | undefined;
  /** All of it, with colours where a terminal shows it. */
  readonly shown: string;

  constructor(message: string, { place, shown = message }: { place?: Place; shown?: string } = {}) {
    super(message);
    this.place = place;
    this.shown = shown;
  }

  /** What is wrong with the sources so that they can't be bundled. */
  static ofBuild({ errors }: BuildFailure): Fault {
    const shown = formatMessagesSync(errors, { kind: "error", color: true }).join("");
    const [first] = errors;
    const { file, line, column, lineText } = first?.location ?? {};
    if (!first || file === undefined)
      return new Fault(first?.text ?? "The sources can't be bundled", { shown });
    return new Fault(first.text, {
      place: { file, line: line ?? 0, column: (column ?? 0) + 1, text: lineText ?? "" },
      shown,
    });
  }

  /** What a program said when it couldn't start: its words, and the first line of our sources that it names. */
  static ofStart(stack: string): Fault {
    const [message = stack] = stack.split("\n");
    const [, path, line, column] = /\(?((?:file:\/\/)?\/[^()\s]+\.ts):(\d+):(\d+)/.exec(stack) ?? [];
    if (!path) return new Fault(message, { shown: stack });
    const file = relative(root, path.replace("file://", ""));
    const text = readLine(join(root, file), Number(line));
    return new Fault(message, {
      place: { file, line: Number(line), column: Number(column), text },
      shown: stack,
    });
  }

  /** Where it is: `core/listings/readFeed.ts:12:3`. */
  get where(): string {
    const { place } = this;
    return place ? `${place.file}:${place.line}:${place.column}` : "";
  }
}
