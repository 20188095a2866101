/** The project's version, put in by Vite. */
declare const __APP_VERSION__: string;
