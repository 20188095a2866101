import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildFailure } from "esbuild";
import { formatMessagesSync } from "esbuild";

const root = join(import.meta.dirname, "..", "..");

/** A line of a file, empty when there is none. */
export function readLine(file: string, line: number): string {
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

  /** Makes the fault of sources that can't be bundled. */
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

  /** Makes the fault of a program that broke: its words, and the first line of our sources that it names. */
  static ofStack(stack: string): Fault {
    const said = stack.replaceAll(`file://${root}/`, "").replaceAll(`${root}/`, "");
    const [, file, line, column] =
      /\(?((?!node_modules)[^()\s/][^()\s]*\.ts):(\d+)(?::(\d+))?/.exec(said) ?? [];
    // A program that can't even be linked tells its place first: `api/routes/health.ts:1`, the line, then the error.
    const [first = said] = said.split("\n");
    const message = (/^\S+:\d+$/.test(first) && /^\w*Error: .*$/m.exec(said)?.[0]) || first;
    if (!file) return new Fault(message, { shown: said });
    const text = readLine(join(root, file), Number(line));
    return new Fault(message, {
      place: { file, line: Number(line), column: Number(column ?? 1), text },
      shown: `${said}\n\n  ${file}:${line}\n  ${line} | ${text}`,
    });
  }

  /** Where it is: `core/market/feed/readFeed.ts:12:3`. */
  get where(): string {
    const { place } = this;
    return place ? `${place.file}:${place.line}:${place.column}` : "";
  }

  /** As Vite shows it over a page; `source` says whose fault it is. */
  overlay(source: "server" | "page") {
    const err = { message: this.message, stack: "", plugin: source };
    if (!this.place) return err;
    const { line, column, text } = this.place;
    // It wants a whole path, which opens in an editor, and a frame of whole lines.
    const file = join(root, this.place.file);
    return { ...err, id: file, loc: { file, line, column }, frame: `${line} | ${text}\n` };
  }
}
