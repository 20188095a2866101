import { z } from "zod";
import { config } from "#config";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { isBasicLogin } from "#core/platform/secrets/isBasicLogin.ts";
import { cancel } from "./cancel.ts";
import { create } from "./create.ts";
import type { PaymeMethod } from "./defineMethod.ts";
import { PaymeError } from "./PaymeError.ts";
import { PaymentId } from "./params.ts";
import { checkPerform, perform } from "./perform.ts";
import { setFiscalData } from "./setFiscalData.ts";
import { check, statement } from "./statement.ts";

/** Marks of JSON that tell where a value begins and ends: whole texts, and punctuation outside of them. */
const MARKS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/**
 * A member of a JSON object as it is written there: 9007199254740993 and 1.0 are other numbers once JavaScript has read them. Of
 * one that is written twice it is the last, as of JSON.parse.
 * @param json sound JSON: JSON.parse has taken it.
 * @returns nothing when it is no object or has no such member.
 */
export function sourceOf(json: string, name: string): string | undefined {
  let depth = 0;
  let text = "";
  let begin: number | undefined;
  let source: string | undefined;
  for (const { 0: mark, index } of json.matchAll(MARKS)) {
    const isEnd = depth === 1 && (mark === "," || mark === "}");
    if (isEnd && begin !== undefined) {
      source = json.slice(begin, index).trim();
      begin = undefined;
    }
    if (mark === "{" || mark === "[") depth += 1;
    else if (mark === "}" || mark === "]") depth -= 1;
    else if (depth !== 1) continue;
    else if (mark === ":") begin = JSON.parse(text) === name ? index + 1 : undefined;
    else if (mark !== ",") text = mark;
  }
  return source;
}

const methods = new Map<string, PaymeMethod>([
  ["CheckPerformTransaction", checkPerform],
  ["CreateTransaction", create],
  ["PerformTransaction", perform],
  ["CancelTransaction", cancel],
  ["CheckTransaction", check],
  ["GetStatement", statement],
  ["SetFiscalData", setFiscalData],
]);

const METHOD_MAX = 100;

const Call = z.object({
  // Payme's own are whole numbers; JSON-RPC 2.0 knows text as well.
  id: z.union([z.number(), z.string()]),
  method: z.string().min(1).max(METHOD_MAX),
  params: z.record(z.string(), z.unknown()),
});

type Answer = { result: object } | { error: PaymeError["fault"] };

/** The JSON of an answer, with the id of its call, written as it came whatever it is; null where there is none. */
const writeAnswer = (answer: Answer, id = "null") => `${JSON.stringify(answer).slice(0, -1)},"id":${id}}`;

/** The JSON answer to a call that is refused before it is looked at. */
export const refusePayme = (...fault: ConstructorParameters<typeof PaymeError>): string =>
  writeAnswer({ error: new PaymeError(...fault).fault });

function isPayme(authorization: string): boolean {
  const settings = config.payments.payme;
  return settings !== undefined && isBasicLogin(authorization, settings.login, settings.key);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PaymeError("not_json");
  }
}

/** Names a call for the log: by its method and Payme's id, each only where it is a known one. */
function nameCall(given: unknown) {
  const { data: call } = Call.safeParse(given);
  return {
    provider: "payme",
    step: call && methods.has(call.method) ? call.method : undefined,
    externalId: PaymentId.safeParse(call?.params.id).data,
  };
}

async function run(given: unknown, authorization: string): Promise<object> {
  if (!isPayme(authorization)) throw new PaymeError("not_allowed");
  const { data: call } = Call.safeParse(given);
  if (!call) throw new PaymeError("invalid_request");
  const method = methods.get(call.method);
  if (!method) throw new PaymeError("unknown_method", call.method);
  return method(call.params);
}

/**
 * Answers a call of Payme's Merchant API with JSON, whatever it holds: every refusal and every failure is an answer too. The
 * body is as it came, nothing when it couldn't be read.
 */
export async function handlePayme(body: string | undefined, authorization: string): Promise<string> {
  let given: unknown;
  let id: string | undefined;
  try {
    given = parse(body ?? "");
    // By it a call knows its answer, refused ones too.
    id = sourceOf(body ?? "", "id");
    return writeAnswer({ result: await run(given, authorization) }, id);
  } catch (error) {
    const { fault } = error instanceof PaymeError ? error : new PaymeError("internal");
    const about = { ...nameCall(given), code: fault.code };
    if (error instanceof PaymeError) log.warn(about, "Payme was refused");
    else log.error({ ...about, error: describeError(error) }, "a call of Payme broke");
    return writeAnswer({ error: fault }, id);
  }
}
