import Router from "@koa/router";
import { config } from "#config";
import { codes, ofService, refuse, type UzumAnswer } from "#core/money/uzum/answers.ts";
import { confirm } from "#core/money/uzum/confirm.ts";
import { create } from "#core/money/uzum/create.ts";
import type { UzumWebhook } from "#core/money/uzum/defineWebhook.ts";
import { reverse } from "#core/money/uzum/reverse.ts";
import { check, status } from "#core/money/uzum/status.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { isBasicLogin } from "#core/platform/secrets/isBasicLogin.ts";
import { readRawBody } from "../serve/readRawBody.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";
import { isAllowedAddress } from "./isAllowedAddress.ts";

function isUzum(ctx: ApiContext): boolean {
  const settings = config.payments.uzum;
  if (!settings || !isAllowedAddress("uzum", ctx.ip)) return false;
  return isBasicLogin(ctx.get("Authorization"), settings.login, settings.password);
}

/** Parses the one object that Uzum sends; undefined where it is something else. */
function parse(body: string | undefined): object | undefined {
  try {
    const sent: unknown = JSON.parse(body ?? "");
    return typeof sent === "object" && sent !== null && !Array.isArray(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
}

async function answer(ctx: ApiContext, webhook: UzumWebhook): Promise<UzumAnswer> {
  if (!isUzum(ctx)) return ofService(refuse(codes.denied));
  if (ctx.method !== "POST") return ofService(refuse(codes.wrongMethod));
  const sent = parse(await readRawBody(ctx));
  return sent ? webhook(sent) : ofService(refuse(codes.notJson));
}

/** Uzum Bank's Merchant API. What went well is told with 200, what is wrong with 400. */
export const uzum = new Router<ApiState>({ sensitive: true, prefix: "/api/payments/uzum" });

for (const [name, webhook] of Object.entries({ check, create, confirm, reverse, status })) {
  uzum.all(`/${name}`, async (ctx) => {
    const told = await answer(ctx, webhook).catch((error: unknown) => {
      log.error({ provider: "uzum", step: name, error: describeError(error) }, "a provider's call broke");
      return ofService(refuse(codes.failed));
    });
    ctx.status = "errorCode" in told ? 400 : 200;
    ctx.set("Cache-Control", "no-store");
    ctx.body = told;
  });
}
