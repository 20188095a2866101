import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** Files that are saved together are heard of within this many milliseconds. */
const TOGETHER = 25;

/** Folders of all that runs on the server. */
const folders = ["api", "bot", "contract", "core", "db", "messenger", "scripts", "worker"];

interface Listener {
  /** Told of each file at once. */
  hear(file: string): void;
  /** Told of those that changed together, one such call after the other. */
  follow(files: readonly string[]): Promise<void>;
}

/** Tells of files of the server that change, named as seen from `root`. */
export class Changes {
  private readonly root: string;
  private listener: Listener | undefined;
  private files = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private work = Promise.resolve();

  constructor(root: string) {
    this.root = root;
  }

  /**
   * Has the watcher of a Vite server look at our files too. The watcher is made again when that server's own settings
   * change.
   */
  watch(): Plugin {
    return {
      name: "watch-server",
      configureServer: ({ watcher }) => {
        const atTop = readdirSync(this.root).filter((name) => name.endsWith(".ts"));
        // npm writes the lock last, when a package that was missing is there.
        watcher.add([...folders, ...atTop, ".env", "package-lock.json"].map((name) => join(this.root, name)));
        for (const event of ["add", "change", "unlink"] as const) {
          watcher.on(event, (path) => this.hear(relative(this.root, path).split(sep).join("/")));
        }
      },
    };
  }

  tell(listener: Listener): void {
    this.listener = listener;
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.listener = undefined;
    await this.work;
  }

  private hear(file: string) {
    const { listener } = this;
    const [top = "", below] = file.split("/");
    const isOurs = below === undefined ? !top.startsWith("..") : folders.includes(top);
    if (!listener || !isOurs || file.includes(".test.") || file.startsWith("messenger/page/")) return;
    listener.hear(file);
    this.files.add(file);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const files = [...this.files];
      this.files.clear();
      this.work = this.work.then(() => listener.follow(files));
    }, TOGETHER);
  }
}
