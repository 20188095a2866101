/**
 * Whether the database refused what it was given: data it can't hold or that breaks a constraint (SQLSTATE classes 22
 * and 23). Trying the same again can't help.
 */
export function isRefusedForGood(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? "");
}

/** The SQLSTATE that PostgreSQL answered with, of the driver's error or of Sequelize's around it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = "parent" in error ? error.parent : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
