import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { Head } from "./Head.ts";
import { writeHead, writePlain } from "./writeHead.ts";

const NAMED =
  /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="([^"]+)"/g;

/** A built page of an app, into which each address writes its own head. */
export interface PageTemplate {
  /** Changes with each build. */
  build: string;
  /** Hashes of the scripts written into it, as its policy names them. */
  hashes: string[];
  /** Files for the `Link` header, so that they are asked for with the first line of the page instead of behind it. */
  links: string[];
  /** The page as it was built. */
  html: string;
  fill: (head: Head) => string;
}

/** The places in a template that a head fills. */
const PLACES = [
  [/<html lang="\w+">/, () => '<html lang="\0lang\0">'],
  [/\s*<meta name="description"[^>]*>/, () => ""],
  [/<title>[^<]*<\/title>/, () => "\0head\0"],
  [/<body>/, () => "<body>\0plain\0"],
] as const;

function readPage(html: string): PageTemplate {
  const scripts = html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g);
  const parts = PLACES.reduce((page, [place, mark]) => page.replace(place, mark), html).split("\0");
  const written: Record<string, (head: Head) => string> = {
    lang: ({ language }) => language,
    head: writeHead,
    plain: writePlain,
  };
  return {
    html,
    build: createHash("sha256").update(html).digest("base64url").slice(0, 8),
    hashes: [...scripts].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    ),
    links: [...html.matchAll(NAMED)].map(([, file = ""]) => {
      const what = extname(file) === ".css" ? "preload; as=style" : "modulepreload";
      return `<${file}>; rel=${what}; crossorigin`;
    }),
    // Every second part is a mark.
    fill: (head) =>
      parts.map((part, index) => (index % 2 === 1 ? (written[part]?.(head) ?? "") : part)).join(""),
  };
}

/**
 * Returns a function that reads the template of a built page, and reads it again when the page was built again. It
 * returns undefined where the page isn't built.
 */
export function templateReader(): (file: string) => Promise<PageTemplate | undefined> {
  const templates = new Map<string, { builtMs: number; template: PageTemplate }>();
  return async (file) => {
    const builtMs = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (builtMs === undefined) return undefined;
    const known = templates.get(file);
    if (known?.builtMs === builtMs) return known.template;
    const template = readPage(await readFile(file, "utf8"));
    templates.set(file, { builtMs, template });
    return template;
  };
}
