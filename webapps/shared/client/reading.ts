import type { z } from "zod";
import type { listConfigs } from "#contract/configs.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { getMe } from "#contract/users.ts";

/** What is read: an endpoint's path and its input. Said once, for the query and for what is asked early. */
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
