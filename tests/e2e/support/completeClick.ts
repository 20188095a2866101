import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localPayments } from "../../../config/payments.ts";
import { ownHouse } from "./houses.ts";
import { expect, type Market } from "./market.ts";

interface Report {
  calls: { name: string; request: Record<string, string>; answer: { merchant_prepare_id: number } }[];
}

function sign(fields: Record<string, string>): Record<string, string> {
  const { folder, messengerPort } = ownHouse();
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")) as {
    jwtSecret: string;
  };
  const { secretKey } = localPayments(messengerPort, jwtSecret).click;
  const { click_trans_id, service_id, merchant_trans_id, merchant_prepare_id, amount, action, sign_time } =
    fields;
  const text = [click_trans_id, service_id, secretKey, merchant_trans_id, merchant_prepare_id];
  const hash = createHash("md5").update([...text, amount, action, sign_time].join(""));
  return { ...fields, sign_string: hash.digest("hex") };
}

/** Has Click take the money of a payment that its page has begun and left unfinished, by what that page reported. */
export async function completeClick(market: Market, { calls }: Report): Promise<void> {
  const prepared = calls.find(({ name }) => name === "prepare");
  if (!prepared) throw new Error("Click has prepared nothing");
  const { request, answer } = prepared;
  const fields = { ...request, action: "1", merchant_prepare_id: String(answer.merchant_prepare_id) };
  const body = new URLSearchParams(sign(fields));
  const told = await fetch(`${market.url}/api/payments/click/complete`, { method: "POST", body });
  expect(await told.json()).toMatchObject({ error: 0 });
}
