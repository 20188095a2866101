import type { QueryClient } from "@tanstack/react-query";
import type { requestCode, verifyCode } from "#contract/auth.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { call } from "#webapps/shared/client/call.ts";
import { adoptTokens } from "#webapps/shared/client/session.ts";
import { ownTab, whenMoved } from "#webapps/shared/storage/own.ts";
import { readReferer } from "../arrival/source.ts";
import { readDevice } from "./device.ts";

/** A code that was asked for: which asking it is, where else to get it, and until when no other can be asked for. */
interface AskedCode {
  phoneNumber: string;
  requestId: string;
  link: string;
  delivery: "messenger" | "link";
  /** When another may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

const KEY = "bozor-asked-code";
let last: AskedCode | undefined;
whenMoved(() => {
  last = undefined;
});

/** Keeps the last asking: phones forget a page behind the messenger in which one looks the code up. */
function keepAsked(asked: AskedCode) {
  last = asked;
  ownTab.set(KEY, JSON.stringify(asked));
}

/** The last asking for a phone, or for any. */
export function readAsked(phoneNumber?: string): AskedCode | undefined {
  try {
    last ??= JSON.parse(ownTab.get(KEY) ?? "null") ?? undefined;
  } catch {
    // Then there is none.
  }
  return phoneNumber === undefined || last?.phoneNumber === phoneNumber ? last : undefined;
}

/** After it was used. */
export function forgetAsked() {
  last = undefined;
  ownTab.set(KEY, null);
}

const SECOND_MS = 1000;

const onTheWay = new Map<string, Promise<AskedCode>>();

async function ask(phoneNumber: string): Promise<AskedCode> {
  const { nextTimeout, ...answer } = await call<typeof requestCode>("post", "/api/auth/request-code", {
    phoneNumber,
    device: readDevice(),
  });
  const asked = { ...answer, phoneNumber, resendAt: Date.now() + nextTimeout * SECOND_MS };
  keepAsked(asked);
  return asked;
}

/**
 * Has a code sent to a phone; who asks again while it is on its way gets the same answer.
 * @throws {ApiError} with the seconds until another may be asked for in `retryAfter`
 */
export function askCode(phoneNumber: string): Promise<AskedCode> {
  const asking = onTheWay.get(phoneNumber) ?? ask(phoneNumber).finally(() => onTheWay.delete(phoneNumber));
  onTheWay.set(phoneNumber, asking);
  return asking;
}

/**
 * Signs in by a phone's code. Data that was shown to a stranger stays on the screen while it is asked for again: a form
 * that one signs in from must not lose what is typed. Data that isn't on the screen is dropped.
 */
export async function proveCode(client: QueryClient, phoneNumber: string, code: string): Promise<void> {
  const requestId = readAsked(phoneNumber)?.requestId;
  const refererId = readReferer();
  const tokens = await call<typeof verifyCode>("post", "/api/auth/verify-code", {
    phoneNumber,
    code,
    device: readDevice(),
    ...(requestId !== undefined && { requestId }),
    ...(refererId !== undefined && { refererId }),
  });
  forgetAsked();
  adoptTokens(tokens);
  client.removeQueries({ type: "inactive" });
  void client.invalidateQueries();
}

/** The key of the words for a code that wasn't taken. */
export function codeFault(error: unknown): "code.unknown" | "code.wrong" | "code.expired" | "code.failed" {
  if (!(error instanceof ApiError)) return "code.failed";
  if (error.status === 404) return "code.unknown";
  if (error.status === 400 && error.message === "INVALID") return "code.wrong";
  if (error.status === 400 && error.message === "EXPIRED") return "code.expired";
  return "code.failed";
}

/** Returns the server's advice when the person can do something about the fault: too many tries, a closed account. */
export function codeAdvice(error: unknown): string | undefined {
  const isSaid = error instanceof ApiError && (error.status === 403 || error.status === 429);
  return isSaid ? error.message : undefined;
}
