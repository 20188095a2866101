import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const KB = 1024;
const dist = join(import.meta.dirname, "..", "..", "dist");

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

function sizeOf(app: string, file: string): number {
  return gzipSync(readFileSync(join(dist, app, file)), { level: 9 }).length;
}

/** Everything the first page loads before it can show anything: what its HTML names and what that imports at once. */
function landing(app: string, manifest: Manifest): { scripts: Set<string>; styles: Set<string> } {
  // The early script names the files of screens too, for the one that is opened.
  const html = readFileSync(join(dist, app, "index.html"), "utf8").replace(/<script>[\s\S]*?<\/script>/, "");
  const named = [...html.matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file);
  const scripts = new Set<string>();
  const styles = new Set(named.filter((file) => file.endsWith(".css")));
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) walk(manifest[next]);
  };
  for (const chunk of Object.values(manifest))
    if (named.includes(chunk.file) && chunk.file.endsWith(".js")) walk(chunk);
  return { scripts, styles };
}

const sum = (app: string, files: Iterable<string>) =>
  [...files].reduce((size, file) => size + sizeOf(app, file), 0);

for (const app of ["classifieds", "storefront", "reports"]) {
  test(`the landing page of ${app} fits its budget`, () => {
    const manifest = JSON.parse(readFileSync(join(dist, app, ".vite", "manifest.json"), "utf8")) as Manifest;
    const { scripts, styles } = landing(app, manifest);
    expect(scripts.size).toBeGreaterThan(0);
    const [js, css] = [sum(app, scripts), sum(app, styles)];
    process.stdout.write(
      `  ${app}: ${(js / KB).toFixed(1)} KB of JS, ${(css / KB).toFixed(1)} KB of CSS (gzip)\n`,
    );
    expect(js).toBeLessThanOrEqual(150 * KB);
    expect(css).toBeLessThanOrEqual(10 * KB);
    expect(sizeOf(app, "index.html")).toBeLessThanOrEqual(6 * KB);
    // Only as the first line does it have the code compiled while it arrives.
    const whole = [...scripts].find((file) => file.includes("landing")) ?? "";
    expect(readFileSync(join(dist, app, whole), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

    const later = Object.values(manifest).filter(({ file }) => file.endsWith(".js") && !scripts.has(file));
    for (const { file } of later) expect(sizeOf(app, file), file).toBeLessThanOrEqual(50 * KB);
  });
}
