import { PhoneCode } from "../db/models/PhoneCode.ts";

let made = 0;

/** A link of the shop's sign-in that is still good, as what follows its `start=`. */
export async function buildCodeLink(phoneNumber = "+919850000000"): Promise<string> {
  made += 1;
  const nonce = `n0nce${Date.now()}x${made}`;
  await PhoneCode.create({
    phoneNumber,
    nonce,
    askerHash: "asker",
    addressHash: "address",
    codeHash: "code",
    delivery: "link",
    expiresAt: new Date(Date.now() + 60_000),
  });
  return `code_${nonce}`;
}
