import { port } from "../../config/values.ts";

/** Where Node listens for a debugger unless told. */
const INSPECTOR_PORT = 9229;

/**
 * Reads what `npm run dev` is told.
 * @returns the port for a debugger, if one is wished for.
 * @throws an error of one clear line.
 */
export function readInspectPort(args: readonly string[]): number | undefined {
  let inspect: number | undefined;
  for (const arg of args) {
    const [name, value] = arg.split("=");
    if (name !== "--inspect") throw new Error(`npm run dev takes --inspect and --inspect=PORT, not "${arg}"`);
    const parsed = port.safeParse(value ?? INSPECTOR_PORT);
    if (!parsed.success) throw new Error(`--inspect: ${parsed.error.issues[0]?.message}, not "${value}"`);
    inspect = parsed.data;
  }
  return inspect;
}
