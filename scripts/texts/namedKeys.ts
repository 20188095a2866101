import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#contract/languages.ts";

const root = join(import.meta.dirname, "..", "..");
const NO_CODE = new RegExp(`\\.test\\.|(?:^|/)(?:${languages.join("|")})\\.ts$`);
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g;
const NAME = /\b([A-Za-z_]\w*)\b(?=\??:|\s*[,}])/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !NO_CODE.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

const literalsIn = (source: string) =>
  [...source.matchAll(LITERAL)].map(([, one, other]) => one ?? other ?? "");
const plain = (part: string) => part.toLowerCase().replaceAll("_", "-");
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A template with any words in its places; nothing where no part of it is fixed. */
function shapeOf(template: string): RegExp | undefined {
  const fixed = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  return fixed.some((part) => part.length > 1)
    ? new RegExp(`^${fixed.map(escaped).join("(.*)")}$`)
    : undefined;
}

/**
 * Whether code in these folders names a key: as it is, or made of a template and of what some literal or name in the code
 * says.
 */
export function namesKey(folders: readonly string[]): (key: string) => boolean {
  const sources = folders.flatMap(sourcesIn);
  const literals = new Set(sources.flatMap(literalsIn));
  const shapes = sources.flatMap((source) =>
    [...source.matchAll(TEMPLATE)].flatMap(([, template = ""]) => shapeOf(template) ?? []),
  );
  const known = [...sources, ...sourcesIn("contract")];
  const names = known.flatMap((source) => [...source.matchAll(NAME)].map(([, name = ""]) => name));
  const parts = new Set([...known.flatMap(literalsIn), ...names].map(plain));
  const isPart = (part: string) => /^\d+$/.test(part) || parts.has(plain(part));
  return (key) => literals.has(key) || shapes.some((shape) => shape.exec(key)?.slice(1).every(isPart));
}
