import type { ServerResponse } from "node:http";
import { readBody } from "../http/body.ts";
import { type Call, HttpError, type Router, sendJson } from "../http/router.ts";
import { sendFile } from "../http/staticFiles.ts";
import { type ApiCall, unixNow, type World } from "../world.ts";
import { ApiError } from "./ApiError.ts";
import { answering } from "./methods/answering.ts";
import { asking } from "./methods/asking.ts";
import { editing } from "./methods/editing.ts";
import { paying } from "./methods/paying.ts";
import { receiving } from "./methods/receiving.ts";
import { sending } from "./methods/sending.ts";
import { settings } from "./methods/settings.ts";
import { Params } from "./Params.ts";

const CALLS_KEPT = 1000;
const FAULT_WORDS: Record<number, string> = {
  400: "Bad Request: injected",
  401: "Unauthorized",
  403: "Forbidden: bot was blocked by the user",
  404: "Not Found",
  409: "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
  500: "Internal Server Error",
  502: "Bad Gateway",
};

// Real clients write methods in any case, and so does the real server read them.
const methods = new Map(
  Object.entries({
    ...answering,
    ...asking,
    ...editing,
    ...paying,
    ...receiving,
    ...sending,
    ...settings,
  }).map(([name, method]) => [name.toLowerCase(), { name, method }]),
);

function toApiError(error: unknown, log: World["log"]): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HttpError) return new ApiError(error.status, `Bad Request: ${error.message}`);
  log(`Bot API: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new ApiError(500, "Internal Server Error");
}

function sendError(response: ServerResponse, { code, message, retryAfter }: ApiError): void {
  if (retryAfter !== null) response.setHeader("retry-after", String(retryAfter));
  sendJson(response, code, {
    ok: false,
    error_code: code,
    description: message,
    ...(retryAfter !== null && { parameters: { retry_after: retryAfter } }),
  });
}

/** The refusal that a test asked for, if any; may also cut the connection. */
function injectedFault(world: World, name: string, params: Params): { error?: ApiError; drop?: string } {
  const fault = world.faults.forCall(name, params.int("chat_id") ?? params.int("user_id") ?? null);
  if (!fault) return {};
  if (fault.drop) return { drop: fault.drop };
  const status = fault.status ?? 500;
  if (status === 429) {
    const wait = fault.retryAfter ?? 1;
    return { error: new ApiError(429, `Too Many Requests: retry after ${wait}`, wait) };
  }
  const description = fault.description ?? FAULT_WORDS[status] ?? `Error ${status}`;
  return { error: new ApiError(status, description) };
}

/** Runs one method by name, the way both HTTP calls and webhook answers do. */
async function runMethod(world: World, name: string, params: Params, signal: AbortSignal): Promise<unknown> {
  const known = methods.get(name.toLowerCase());
  if (!known) throw new ApiError(404, "Not Found");
  return known.method(world, params, signal);
}

function record(world: World, call: ApiCall): void {
  if (call.method.toLowerCase() === "getupdates") return;
  world.calls.push(call);
  if (world.calls.length > CALLS_KEPT) world.calls.shift();
}

async function serveCall(world: World, { request, response, url, params: path }: Call): Promise<void> {
  const name = path.method ?? "";
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  let params = new Params({});
  try {
    if (path.token !== world.options.botToken) throw new ApiError(401, "Unauthorized");
    const { fields, files } = await readBody(request, url);
    params = new Params(fields, files);
    const { error, drop } = injectedFault(world, name, params);
    if (error) throw error;
    if (drop === "before") return void request.socket.destroy();
    const result = await runMethod(world, name, params, gone.signal);
    record(world, call(200, "", result));
    if (drop === "after") return void request.socket.destroy();
    sendJson(response, 200, { ok: true, result });
  } catch (error) {
    const refusal = toApiError(error, world.log);
    record(world, call(refusal.code, refusal.message, null));
    sendError(response, refusal);
  }

  function call(status: number, description: string, result: unknown): ApiCall {
    return {
      at: unixNow(),
      method: name,
      params: { ...params.fields, ...(params.files.size > 0 && { files: [...params.files.keys()] }) },
      status,
      description,
      // A message that is edited later must not change in the log.
      result: structuredClone(result),
    };
  }
}

/** Serves `/bot<token>/<method>` and `/file/bot<token>/<path>` for an unmodified Bot API client. */
export function serveBotApi(world: World, router: Router): void {
  router.on("*", "/bot:token/:method", (call) => serveCall(world, call));
  router.on("*", "/bot:token/test/:method", (call) => serveCall(world, call));
  router.on("GET", "/file/bot:token/*", async ({ response, url, params }) => {
    if (params.token !== world.options.botToken)
      return sendError(response, new ApiError(401, "Unauthorized"));
    const name = decodeURIComponent(url.pathname.split("/").slice(3).join("/"));
    const isSent = await sendFile(response, world.filesDir, name);
    if (!isSent) sendError(response, new ApiError(404, "Not Found"));
  });
  world.updates.onReply(async (method, fields) => {
    const result = await runMethod(world, method, new Params(fields), new AbortController().signal);
    record(world, { at: unixNow(), method, params: fields, status: 200, description: "", result });
  });
}
