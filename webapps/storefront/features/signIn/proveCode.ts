import type { QueryClient } from "@tanstack/react-query";
import type { verifyCode } from "#contract/auth.ts";
import { call } from "#webapps/shared/client/call.ts";
import { adoptTokens } from "#webapps/shared/client/session.ts";
import { readReferer } from "../arrival/source.ts";
import { forgetAsked, readAsked } from "./askedCode.ts";
import { readDevice } from "./device.ts";

/**
 * Signs in by a phone's code. What was shown to a stranger stays on the screen while it is asked anew: a form that one
 * signs in from must not lose what is typed. Whatever isn't on the screen is dropped.
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
