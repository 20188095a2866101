import type { Middleware } from "koa";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ApiState } from "../serve/state.ts";

function isReadable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

async function refuse(): Promise<never> {
  throw new RuleError("invalid_input", "Malformed address");
}

/**
 * Refuses an address with broken percent-encoding, which its readers would each understand differently. Who opens one in
 * a browser gets the app's page from `apps`, which says in the person's language that there is nothing.
 */
export function address(apps: Middleware<ApiState>): Middleware<ApiState> {
  return (ctx, next) => (isReadable(ctx.url) ? next() : apps(ctx, refuse));
}
