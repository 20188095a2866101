import { rememberBriefly } from "../ready/rememberBriefly.ts";
import { listFlags } from "./listFlags.ts";

const all = rememberBriefly(async () => new Map((await listFlags()).map(({ key, data }) => [key, data])));

/** A remote variable that is a number, at most a second old; `usual` where there is none. */
export async function readNumber(key: string, usual: number): Promise<number> {
  const data = (await all()).get(key);
  return typeof data === "number" ? data : usual;
}
