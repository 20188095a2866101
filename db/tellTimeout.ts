/** The driver's words for a time limit: that of connecting and that of a statement. */
const LATE = /^(timeout expired|Query read timeout)$/;

/** A fault of the driver, which names what timed out where it was a time limit; another fault stays as it is. */
export function tellTimeout(error: unknown, limitMs: number): unknown {
  if (!(error instanceof Error && LATE.test(error.message))) return error;
  return new Error(`The database didn't answer in ${limitMs / 1000} s (${error.message})`, { cause: error });
}
