import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import type { Metafile, Plugin } from "esbuild";

/** Whether Node finds what an import names outside of our sources. */
function isThere(name: string): boolean {
  try {
    return isBuiltin(name) || existsSync(fileURLToPath(import.meta.resolve(name)));
  } catch {
    return false;
  }
}

/** Packages, and parts of them, that sources import and nobody has installed. */
export function missingPackages({ inputs }: Metafile): string[] {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const names = new Set(imports.filter(({ external }) => external).map(({ path }) => path));
  return [...names].filter((name) => !isThere(name));
}

/** Has a bundling fail where a source imports one of these, by its line. */
export function refuse(names: readonly string[]): Plugin {
  return {
    name: "refuse-missing",
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path }) =>
        names.includes(path)
          ? { errors: [{ text: `Could not resolve "${path}": is the package installed?` }] }
          : undefined,
      );
    },
  };
}
