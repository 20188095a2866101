import { isSameSecret } from "./isSameSecret.ts";

/** Whether an Authorization header of the scheme Basic holds this login and password, in a time that doesn't tell how far. */
export function isBasicLogin(authorization: string, login: string, password: string): boolean {
  const [, encoded] = /^Basic +(\S+) *$/i.exec(authorization) ?? [];
  if (encoded === undefined) return false;
  return isSameSecret(Buffer.from(encoded, "base64").toString(), `${login}:${password}`);
}
