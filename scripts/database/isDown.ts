import { sqlState } from "#core/platform/errors/isRefusedForGood.ts";

/** No server listens (ECONNREFUSED), or PostgreSQL says that it starts, stops or recovers just now (57P03). */
const DOWN = /ECONNREFUSED|57P03/;

/**
 * Whether an error of connecting says that the server serves nobody. One that is slow, or has no connection left for us,
 * serves others.
 */
export function isDown(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return DOWN.test(sqlState(error) ?? code);
}
