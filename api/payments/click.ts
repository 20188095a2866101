import Router from "@koa/router";
import { type ClickAnswer, codes, refusal, writeAnswer } from "#core/money/click/codes.ts";
import { complete } from "#core/money/click/complete.ts";
import { prepare } from "#core/money/click/prepare.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { readRawBody } from "../serve/readRawBody.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";
import { isAllowedAddress } from "./isAllowedAddress.ts";

/** Fields of a form; nothing when one is written twice, as a reader of the other one would understand it differently. */
function readFields(body: string): Record<string, string> | undefined {
  const entries = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(entries);
  return Object.keys(fields).length === entries.length ? fields : undefined;
}

async function answer(
  ctx: ApiContext,
  step: (fields: unknown) => Promise<ClickAnswer>,
): Promise<ClickAnswer> {
  if (!isAllowedAddress("click", ctx.ip)) return refusal(codes.badSign);
  if (ctx.method !== "POST") return refusal(codes.badRequest);
  const body = await readRawBody(ctx);
  const fields = body === undefined ? undefined : readFields(body);
  return fields ? step(fields) : refusal(codes.badRequest);
}

/** Click's SHOP-API. It is told everything in JSON with 200, whatever happens. */
export const click = new Router<ApiState>({ sensitive: true, prefix: "/api/payments/click" });

for (const [name, step] of Object.entries({ prepare, complete })) {
  click.all(`/${name}`, async (ctx) => {
    const told = await answer(ctx, step).catch((error: unknown) => {
      log.error({ provider: "click", step: name, error: describeError(error) }, "a provider's call broke");
      return refusal(codes.failed);
    });
    ctx.status = 200;
    ctx.set("Cache-Control", "no-store");
    ctx.type = "json";
    ctx.body = writeAnswer(told);
  });
}
