import type { z } from "zod";
import type { listConfigs } from "#contract/configs.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { getMe } from "#contract/users.ts";

/**
 * A reading: an endpoint's path and its input. It is stated once, for the query and for the call that is made early.
 */
export interface Reading<E extends Endpoint> {
  path: E["path"];
  input: z.input<E["input"]>;
  /** Never there: tells the compiler whose answer comes. */
  endpoint?: E;
}

/** `reading<typeof getFeed>("/api/telegram/feed", { skip: 0 })`, checked by the contract as `call` is. */
export const reading = <E extends Endpoint>(path: E["path"], input: z.input<E["input"]>): Reading<E> => ({
  path,
  input,
});

/** The caller's profile. */
export const myself = () => reading<typeof getMe>("/api/telegram/users/me", {});

/** Remote variables, as the shop and the reports read them. */
export const configs = () => reading<typeof listConfigs>("/api/configs", {});
