import { config } from "#config";

/**
 * Names of errors of the language itself whose messages speak of our code, not of people: a SyntaxError quotes the
 * text that couldn't be read, an AssertionError what was compared.
 */
const ownErrors = new Set(["TypeError", "ReferenceError", "RangeError"]);
const FRAMES = 6;

interface ErrorDescription {
  name: string;
  /** A machine's word for it: an SQLSTATE, a system error, an HTTP status. */
  kind?: string;
  message?: string;
  /** The statement that the database was asked. */
  statement?: string;
  at?: string[];
}

function kindOf(error: object): string | undefined {
  for (const key of ["code", "error_code"] as const) {
    const value = (error as Record<string, unknown>)[key];
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  const inner =
    (error as { original?: unknown; cause?: unknown; error?: unknown }).original ?? (error as Error).cause;
  return typeof inner === "object" && inner !== null ? kindOf(inner) : undefined;
}

/** The words of whoever failed, the database's own where a library has put others around them, and the statement. */
function quote(error: Error): Pick<ErrorDescription, "message" | "statement"> {
  const { parent = error, sql } = error as Error & { parent?: Error; sql?: string };
  const { detail } = parent as Error & { detail?: string };
  return {
    message: [parent.message, detail].filter(Boolean).join(". "),
    ...(sql !== undefined && { statement: sql.replace(/\s+/g, " ").trim() }),
  };
}

/**
 * Describes an error as a log or a result column may: by its name, its code and where it happened. Messages of libraries
 * are left out, as a database or an HTTP client quotes what people wrote; a developer's own market may have them.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const kind = kindOf(error);
  const at = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, FRAMES)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...(kind !== undefined && { kind }),
    ...(ownErrors.has(error.name) && { message: error.message }),
    ...(config.quotesErrors && quote(error)),
    ...(at && { at }),
  };
}
