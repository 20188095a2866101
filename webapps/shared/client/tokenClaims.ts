interface Claims {
  /** Seconds since 1970. */
  exp?: number;
  userId?: number;
}

/** Returns a token's own claims, unchecked: only the server can tell whether they are true. */
function claimsOf(token: string): Claims | undefined {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as Claims;
  } catch {
    return undefined;
  }
}

/** Whether a token's time is over, read from the token itself; an unreadable one counts as over. */
export function isExpired(token: string, nowMs = Date.now()): boolean {
  const claims = claimsOf(token);
  if (!claims) return true;
  return claims.exp !== undefined && claims.exp * 1000 <= nowMs;
}

/** Reads the owner of a token; null where there is none. */
export function ownerOf(token: string | null): number | null {
  return token === null ? null : (claimsOf(token)?.userId ?? Number.NaN);
}
