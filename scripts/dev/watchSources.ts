import { join, relative, sep } from "node:path";
import { watch } from "chokidar";

/** What is saved together is heard of within so many milliseconds. */
const TOGETHER = 25;

/** Folders of all that runs on the server. */
const folders = new Set(["api", "bot", "contract", "core", "db", "messenger", "scripts", "worker"]);

interface Listener {
  /** Told of each file at once. */
  hear(file: string): void;
  /** Told of those that changed together, one such call after the other. */
  follow(files: readonly string[]): Promise<void>;
}

/** Tells of files of the server that change, named as seen from `root`. */
export async function watchSources(
  root: string,
  { hear, follow }: Listener,
): Promise<{ stop(): Promise<void> }> {
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path, stats) => {
      const file = relative(root, path).split(sep).join("/");
      const [top = "", ...below] = file.split("/");
      if (file === "") return false;
      if (below.length === 0 && (stats === undefined || stats.isFile())) return false;
      return !folders.has(top) || file === "messenger/page" || file.startsWith("messenger/page/");
    },
  });
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  watcher.on("all", (event, path) => {
    if (event.endsWith("Dir") || path.includes(".test.")) return;
    const file = relative(root, join(path)).split(sep).join("/");
    hear(file);
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed = new Set();
      work = work.then(() => follow(files));
    }, TOGETHER);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return {
    stop: async () => {
      clearTimeout(timer);
      await watcher.close();
      await work;
    },
  };
}
