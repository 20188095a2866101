import { z } from "zod";
import { config } from "#config";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { isBasicLogin } from "#core/platform/secrets/isBasicLogin.ts";
import { cancel } from "./cancel.ts";
import { check } from "./check.ts";
import { checkPerform } from "./checkPerform.ts";
import { create } from "./create.ts";
import type { PaymeMethod } from "./defineMethod.ts";
import { PaymeError } from "./PaymeError.ts";
import { PaymentId } from "./params.ts";
import { perform } from "./perform.ts";
import { setFiscalData } from "./setFiscalData.ts";
import { statement } from "./statement.ts";

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

interface Answer {
  /** That of the call as it came, whatever it is; null where there is none. */
  id: unknown;
  result?: object;
  error?: PaymeError["fault"];
}

/** What Payme reads when a call is refused before it is looked at. */
export const refusePayme = (...fault: ConstructorParameters<typeof PaymeError>): Answer => ({
  error: new PaymeError(...fault).fault,
  id: null,
});

function isPayme(authorization: string): boolean {
  const settings = config.payments.payme;
  return settings !== undefined && isBasicLogin(authorization, settings.login, settings.key);
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "");
  } catch {
    throw new PaymeError("not_json");
  }
}

/** The id by which a call knows its answer, refused ones too. */
function idOf(given: unknown): unknown {
  return typeof given === "object" && given !== null && "id" in given ? given.id : null;
}

/** What a log may say of a call: its method and Payme's id, and of either only what we know. */
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
 * Answers a call of Payme's Merchant API, whatever it holds: every refusal and every failure is an answer too. The body is
 * as it came, nothing when it couldn't be read.
 */
export async function handlePayme(body: string | undefined, authorization: string): Promise<Answer> {
  let given: unknown;
  try {
    given = parse(body);
    return { result: await run(given, authorization), id: idOf(given) };
  } catch (error) {
    const { fault } = error instanceof PaymeError ? error : new PaymeError("internal");
    const about = { ...nameCall(given), code: fault.code };
    if (error instanceof PaymeError) log.warn(about, "Payme was refused");
    else log.error({ ...about, error: describeError(error) }, "a call of Payme broke");
    return { error: fault, id: idOf(given) };
  }
}
