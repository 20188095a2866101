import type { TestProject } from "vitest/node";
import { startCluster } from "./cluster.ts";
import { makeRunFolder } from "./runFolder.ts";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** Starts a PostgreSQL for this test run alone, with the template that test files copy. */
export async function setup(project: TestProject) {
  const { folder, remove } = await makeRunFolder();
  process.env.TMPDIR = folder;
  // A set-up that fails has no teardown.
  const server = await startCluster(folder).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  project.provide("serverUrl", server.url);
  return async () => {
    await server.stop();
    await remove();
  };
}
