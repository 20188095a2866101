import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, "..", "..", "..", "node_modules", ".cache", "chromium");

const FONTS = (folder: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts</cachedir>
<alias binding="same"><family>sans-serif</family><prefer><family>Inter</family>
<family>Noto Sans Devanagari</family><family>Noto Color Emoji</family></prefer></alias></fontconfig>`;

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** The Chromium that npm carries, unpacked once; with the system libraries it brings when the machine lacks them. */
async function carriedBrowser(env: Record<string, string>): Promise<Browser> {
  const before = { ...process.env };
  // The package unpacks into the temporary folder, and its libraries only where it believes itself in a cloud function.
  Object.assign(process.env, { TMPDIR: cache, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  for (const key of ["TMPDIR", "AWS_EXECUTION_ENV", "LD_LIBRARY_PATH", "FONTCONFIG_PATH"]) {
    if (before[key] === undefined) delete process.env[key];
    else process.env[key] = before[key];
  }
  const libraries = execFileSync("ldd", [executablePath], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (libraries.includes("not found")) env.LD_LIBRARY_PATH = join(cache, "al2023", "lib");
  return { executablePath, env, args: ["--no-sandbox", "--disable-dev-shm-usage"] };
}

/** Finds a Chromium without downloading one: CHROMIUM_PATH, the system's, or the one that npm carries. */
export async function findBrowser(): Promise<Browser> {
  mkdirSync(cache, { recursive: true });
  const fonts = join(cache, "fonts.conf");
  writeFileSync(fonts, FONTS(join(dirname(require.resolve("@expo-google-fonts/inter/package.json")), "..")));
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts };

  const known = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const executablePath = known.find((path) => path !== undefined && existsSync(path));
  if (executablePath) return { executablePath, env, args: ["--no-sandbox"] };
  return carriedBrowser(env);
}
