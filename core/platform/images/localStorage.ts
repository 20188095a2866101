import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unfinishedFolder, uploadsFolder } from "./folders.ts";
import type { PhotoStorage } from "./PhotoStorage.ts";

/** Photos in a folder of this machine, which the API serves. */
export const localStorage: PhotoStorage = {
  prefix: "/images/",
  async put(key, bytes) {
    const unfinished = join(unfinishedFolder, randomUUID());
    const finished = join(uploadsFolder, key);
    await Promise.all([unfinished, finished].map((file) => mkdir(dirname(file), { recursive: true })));
    try {
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, finished);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  },
  async read(key) {
    try {
      return await readFile(join(uploadsFolder, key));
    } catch (error) {
      if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
      throw error;
    }
  },
  remove: (key) => rm(join(uploadsFolder, key), { force: true }),
};
