import { buildWebapps } from "./build/buildWebapps.ts";

await buildWebapps({ withMessenger: true, say: console.log });
