import getRawBody from "raw-body";
import { whenSlow } from "./slowBodies.ts";
import type { ApiContext } from "./state.ts";

/** Largest body that a provider sends, in bytes: their calls are of a few hundred. */
const BODY_MAX = 64 * 1024;

/** A body as it came, whatever type it says it is, as signatures are made of it; nothing when it can't be read, or not in time. */
export async function readRawBody(ctx: ApiContext): Promise<string | undefined> {
  const slow = new Promise<never>((_, reject) => {
    whenSlow(ctx.req, () => reject(new Error("The body came too slowly")));
  });
  try {
    const body = getRawBody(ctx.req, { limit: BODY_MAX, length: ctx.request.length ?? null });
    const bytes = await Promise.race([body, slow]);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The rest of it is let through unread, else the connection would wait for ever.
    ctx.req.unpipe();
    ctx.req.resume();
    return undefined;
  }
}
