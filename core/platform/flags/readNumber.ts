import { read } from "#db/readPool.ts";
import { json, text } from "#db/rows.ts";
import { rememberBriefly } from "../ready/rememberBriefly.ts";

const statement = { name: "flags", text: "select key, data from flags" };

const all = rememberBriefly(async () => {
  const rows = await read({ key: text, data: json<unknown>() }, statement, []);
  return new Map(rows.map(({ key, data }) => [key, data]));
});

/** A remote variable that is a number, at most a second old; `usual` where there is none. */
export async function readNumber(key: string, usual: number): Promise<number> {
  const data = (await all()).get(key);
  return typeof data === "number" ? data : usual;
}
