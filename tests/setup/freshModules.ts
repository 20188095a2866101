import { vi } from "vitest";

interface Worker {
  evaluatedModules: { idToModuleMap: Map<string, { meta?: { mockedModule?: unknown } | undefined }> };
}

/**
 * Files share one process: each begins with modules of its own. Vitest 4 would also answer `vi.mock(path)` of this file
 * by the stand-in of an earlier file's `vi.mock(path, factory)`, which it keeps with the module; Vitest 5 doesn't.
 */
export function freshModules() {
  vi.resetModules();
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
  for (const node of evaluatedModules.idToModuleMap.values()) {
    if (node.meta?.mockedModule) node.meta = undefined;
  }
}
