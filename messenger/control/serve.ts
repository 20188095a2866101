import { parseJsonObject, readBytes } from "../http/body.ts";
import { guardChange, guardLocal } from "../http/guard.ts";
import { type Call, type Router, sendJson } from "../http/router.ts";

export type Input = Record<string, unknown>;
/** Adds a guarded route whose return value is sent as JSON. */
export type Serve = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  handle: (input: Input, call: Call) => unknown,
) => void;

/** Ways into the control API: guarded, JSON in and out. */
export function createServe(router: Router): Serve {
  return (method, path, handle) =>
    router.on(method, path, async (call) => {
      if (method === "GET") guardLocal(call.request);
      else guardChange(call.request);
      const input = method === "GET" ? {} : parseJsonObject((await readBytes(call.request)).toString("utf8"));
      sendJson(call.response, 200, await handle(input, call));
    });
}
