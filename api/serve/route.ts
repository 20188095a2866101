import { isDeepStrictEqual } from "node:util";
import type Router from "@koa/router";
import type { z } from "zod";
import { config } from "#config";
import type { Access, Endpoint, Method } from "#contract/endpoint.ts";
import type { Language } from "#contract/languages.ts";
import type { Right } from "#contract/roles.ts";
import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { answerInTransaction, answerOnce } from "#core/platform/idempotency/answerOnce.ts";
import { isKnownKey } from "#core/platform/idempotency/keys.ts";
import type { CountSignIn } from "#core/platform/limits/countSignIn.ts";
import type { LimitName } from "#core/platform/limits/limits.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { askedLanguage } from "./askedLanguage.ts";
import type { ReceivedFile } from "./FileWriter.ts";
import { faultOf } from "./faultOf.ts";
import { readFiles } from "./readFiles.ts";
import { readJsonBody } from "./readJsonBody.ts";
import { readQuery } from "./readQuery.ts";
import { sendReady } from "./sendReady.ts";
import type { ApiContext, ApiState } from "./state.ts";

/** The caller; limits and views are counted by `address`. */
interface Visitor {
  userId: number | undefined;
  address: string;
  /** The language that the headers ask for, where it is one of ours; the answer then varies by it. */
  askedLanguage: () => Language | undefined;
  countSignIn: CountSignIn;
}
interface Caller extends Visitor {
  userId: number;
}
type CallerOf<A extends Access> = A extends "public" ? Visitor : Caller;

interface Options<A extends Access> {
  /** A further limit that each call counts against. */
  limit?: LimitName;
  /**
   * A further limit of refusals: beyond it they don't say why. Nobody is refused for it who wouldn't be anyway, as many
   * people may have one address.
   */
  refusalLimit?: LimitName;
  /**
   * The endpoint isn't one transaction of the database: it asks other servers, writes files or commits in parts. A
   * lease holds its idempotency key, and the call may begin again after the lease. Every other endpoint is done, and
   * its answer kept, whole or not at all.
   */
  isInParts?: boolean;
  /** A check that may refuse a call with files before they are read, unless its answer is kept from before. */
  beforeFiles?: (caller: CallerOf<A>) => Promise<void>;
}

const FIELDS_MAX = 20;

function readInput<I extends z.ZodType>(ctx: ApiContext, method: Method, input: I): z.output<I> {
  const sent: unknown = method === "get" ? readQuery(ctx.query) : (ctx.request.body ?? {});
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    throw new RuleError("invalid_input", "The body must be an object");
  }
  const asked = input.safeParse({ ...sent, ...ctx.params }, { error: faultOf });
  if (asked.success) return asked.data;
  const faults = asked.error.issues.slice(0, FIELDS_MAX);
  throw new RuleError("invalid_input", "The input isn't what the contract says", {
    fields: Object.fromEntries(faults.map(({ path, message }) => [path.join(".") || "body", message])),
  });
}

/** Input that several calls share. */
function freeze<T>(input: T): T {
  if (typeof input === "object" && input !== null) Object.values(Object.freeze(input)).forEach(freeze);
  return input;
}

/** The right that an endpoint of admins asks for. */
const rightOf = (access: Access): Right | undefined =>
  access.startsWith("admin:") ? (access.slice("admin:".length) as Right) : undefined;

async function admit(ctx: ApiContext, method: Method, access: Access): Promise<Visitor> {
  const { userId } = ctx.state;
  if (access !== "public") {
    if (userId === undefined) throw new RuleError("unauthorized", "Sign in first");
    const right = rightOf(access);
    if (right || method !== "get") await checkCaller(userId, right);
  }
  const language = () => {
    ctx.vary("Accept-Language");
    return askedLanguage(ctx);
  };
  const countSignIn = (person: number) => ctx.state.spend("signIns", person);
  return { userId, address: ctx.ip, askedLanguage: language, countSignIn };
}

/**
 * Lets out only what `output` names. JSON that was built ready is compared with it in tests and development;
 * in production it is sent as it is, as a check of each row would cost as much as the read.
 */
function checkOutput<O extends z.ZodType>(output: O, answer: z.input<O> | ReadyJson): unknown {
  if (!(answer instanceof ReadyJson)) return output.parse(answer);
  if (config.NODE_ENV === "production") return answer;
  const sent: unknown = JSON.parse(answer.text);
  if (!isDeepStrictEqual(output.parse(sent), sent)) throw new Error("Ready JSON says more than its contract");
  return answer;
}

/** An answer as it can be kept in the database. */
function toPlain(answer: unknown): unknown {
  return answer instanceof ReadyJson ? JSON.parse(answer.text) : answer;
}

function idempotencyKey(
  ctx: ApiContext,
  { method, access, isRepeatable, needsKey }: Endpoint,
): string | undefined {
  // Answers are kept in the database; those of public calls may hold tokens.
  if (method === "get" || access === "public" || isRepeatable) return undefined;
  const key = ctx.get("Idempotency-Key");
  if (!key) {
    if (!needsKey) return undefined;
    throw new RuleError("invalid_input", "No Idempotency-Key", { fields: { "Idempotency-Key": "required" } });
  }
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new RuleError("invalid_input", "Bad Idempotency-Key", { fields: { "Idempotency-Key": "Bad" } });
  }
  return key;
}

type Handle<I extends z.ZodType, O extends z.ZodType, A extends Access> = (
  input: z.output<I>,
  caller: CallerOf<A>,
  files: readonly ReceivedFile[],
) => Promise<z.input<O> | ReadyJson> | z.input<O> | ReadyJson;

/** Runs an endpoint's handler for a caller who is admitted, once per idempotency key, and sends the answer. */
function serving<
  M extends Method,
  P extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
>(endpoint: Endpoint<M, P, I, O, A>, handle: Handle<I, O, A>, once: typeof answerInTransaction) {
  const { method, path, accepts, output, status } = endpoint;
  return async (
    ctx: ApiContext,
    visitor: Visitor,
    asked: z.output<I>,
    files: readonly ReceivedFile[] = [],
  ): Promise<unknown> => {
    // `admit` let nobody in who isn't such a caller.
    const run = async () => checkOutput(output, await handle(asked, visitor as CallerOf<A>, files));

    const key = idempotencyKey(ctx, endpoint);
    const { userId } = visitor;
    const request = accepts ? { asked, files: files.map(({ hash }) => hash) } : asked;
    const answer =
      key === undefined || userId === undefined
        ? await run()
        : await once({ userId, key, endpoint: `${method.toUpperCase()} ${path}`, request }, async () =>
            toPlain(await run()),
          );

    ctx.status = status ?? 200;
    ctx.res.setHeader("Cache-Control", "no-store");
    if (answer instanceof ReadyJson) await sendReady(ctx, answer);
    else ctx.body = status === 204 ? null : answer;
    return answer;
  };
}

/**
 * Serves one endpoint: admits the caller, checks the input, runs the handler, sends what `output` names. The handler
 * gets the files that the body brought, if the endpoint accepts any.
 */
export function route<
  M extends Method,
  P extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
>(
  router: Router<ApiState>,
  endpoint: Endpoint<M, P, I, O, A>,
  handle: Handle<I, O, A>,
  { limit, refusalLimit, isInParts = false, beforeFiles }: Options<A> = {},
): void {
  const { method, path, access, accepts, input } = endpoint;
  const serve = serving(endpoint, handle, isInParts ? answerOnce : answerInTransaction);

  async function serveRead(ctx: ApiContext) {
    const visitor = await admit(ctx, method, access);
    const asked = readInput(ctx, method, input);
    const answer = await serve(ctx, visitor, asked);
    if (!(answer instanceof ReadyJson) || answer.etag === undefined) return;
    // The answer of this address is kept for everyone, so later calls are served with the same input.
    const known = freeze(asked);
    ctx.state.way = {
      route: path,
      async serve(again) {
        if (limit) await again.state.spend(limit);
        await serve(again, await admit(again, method, access), known);
      },
    };
  }

  async function serveFiles(ctx: ApiContext) {
    // The body of a caller who may not come in isn't read.
    const visitor = await admit(ctx, method, access);
    const key = idempotencyKey(ctx, endpoint);
    const isRepeated = key && visitor.userId !== undefined && (await isKnownKey(visitor.userId, key));
    if (!isRepeated) await beforeFiles?.(visitor as CallerOf<A>);
    await readFiles(ctx, async (files) => {
      await serve(ctx, visitor, readInput(ctx, method, input), files);
    });
  }

  async function serveBody(ctx: ApiContext) {
    await readJsonBody(ctx, async () => {
      const visitor = await admit(ctx, method, access);
      await serve(ctx, visitor, readInput(ctx, method, input));
    });
  }

  const answer = accepts === "files" ? serveFiles : method === "get" ? serveRead : serveBody;
  router[method](path, async (ctx) => {
    if (limit) await ctx.state.spend(limit);
    try {
      await answer(ctx);
    } catch (error) {
      const isRefusal = error instanceof RuleError && error.code !== "too_many_requests";
      if (refusalLimit && isRefusal) await ctx.state.spend(refusalLimit);
      throw error;
    }
  });
}
