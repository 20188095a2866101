import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What `npm start` sets in the environment and tells Node, so that the API is measured as it is run. */
export function startEnvironment(): { environment: Record<string, string>; nodeOptions: string[] } {
  const file = join(import.meta.dirname, "..", "..", "..", "package.json");
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as { scripts: { start: string } };
  const words = scripts.start.split(" ");
  const settings = words.flatMap((word) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(word) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  return {
    environment: Object.fromEntries(settings),
    nodeOptions: words.slice(words.indexOf("node") + 1, words.indexOf("scripts/start.ts")),
  };
}
