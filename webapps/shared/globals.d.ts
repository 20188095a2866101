/** The project's version, put in by Vite. */
declare const __APP_VERSION__: string;

/** In an app's service worker: all files of the build, beginning with `assets/`. */
declare const __WORKER_FILES__: readonly string[];

/** In an app's early script: the files its lazy parts are in, by the part's module, as places among all their names, which stand in `assets/`. */
declare const __EARLY_FILES__: { names: string; parts: Record<string, readonly number[]> };
