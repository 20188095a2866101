import { posix } from "node:path";

const GLOBBED = /import\.meta\.glob\(\s*(\[[^\]]*\]|"[^"]*")/g;

/** Files that a source has loaded by the patterns of an `import.meta.glob`. */
export function globbedIn(file: string, source: string, files: readonly string[]): string[] {
  return [...source.matchAll(GLOBBED)].flatMap(([, patterns = ""]) => {
    const isOf = (path: string, kind: RegExp) =>
      [...patterns.matchAll(kind)].some(([, pattern = ""]) =>
        posix.matchesGlob(path, posix.join(posix.dirname(file), pattern)),
      );
    return files.filter((path) => isOf(path, /"(\.[^"]*)"/g) && !isOf(path, /"!([^"]*)"/g));
  });
}
