import type { savePhone as endpoint } from "#contract/users.ts";
import { call } from "./call.ts";

/** Keeps the number that the caller shared in the messenger, and says how it is written. */
export async function savePhone(contact: string): Promise<string> {
  const { phoneNumber } = await call<typeof endpoint>("post", "/api/telegram/users/phone", { contact });
  return phoneNumber;
}
