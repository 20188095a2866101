import { Flag } from "#db/models/Flag.ts";
import { read } from "#db/readPool.ts";
import { json, text } from "#db/rows.ts";
import { rememberBriefly } from "../cache/keepBriefly.ts";

const statement = { name: "flags", text: "select key, data from flags" };

const all = rememberBriefly(async () => {
  const rows = await read({ key: text, data: json<unknown>() }, statement, []);
  return new Map(rows.map(({ key, data }) => [key, data]));
});

/** All remote variables by name. */
export function listFlags(): Promise<Flag[]> {
  return Flag.findAll({ order: ["key"] });
}

/** Whether a remote switch is on, as it stands now. */
export async function readFlag(key: string): Promise<boolean> {
  return (await Flag.findByPk(key))?.data === true;
}

/** A remote variable that is a number, at most a second old; `usual` where there is none. */
export async function readNumber(key: string, usual: number): Promise<number> {
  const data = (await all()).get(key);
  return typeof data === "number" ? data : usual;
}
