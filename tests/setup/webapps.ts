import { AppRoot } from "@telegram-apps/telegram-ui/dist/components/Service/AppRoot/AppRoot";
import { cleanup, configure, type RenderOptions } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, vi } from "vitest";
import { freshModules } from "./freshModules.ts";

// Parts of Telegram UI are drawn only inside of its root, which every app has at its top.
vi.mock("@testing-library/react", async (load) => {
  const kit = await load<typeof import("@testing-library/react")>();
  return {
    ...kit,
    render: (part: ReactNode, options?: RenderOptions) => kit.render(part, { wrapper: AppRoot, ...options }),
  };
});

// Files share one page. Each begins with it empty, at its first address, and with nothing stored.
freshModules();
document.body.innerHTML = "";
document.head.innerHTML = "";
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
// There is no server: what a test hasn't stood in for fails at once.
globalThis.fetch = async () => {
  throw new TypeError("fetch failed");
};

/** What a module listens to it hears as long as the page lives: here as long as its file. React lives longer. */
const deafen: (() => void)[] = [];
for (const target of [window, document] as EventTarget[]) {
  const { addEventListener } = target;
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    if (type !== "selectionchange") deafen.push(() => target.removeEventListener(type, listener, options));
  };
  deafen.push(() => {
    target.addEventListener = addEventListener;
  });
}

/** What a module does later it does in its own file: a draft saved two seconds on would be sent in the next one. */
const pending = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
const noted =
  <Set extends (...args: never[]) => ReturnType<typeof setTimeout>>(set: Set) =>
  (...args: Parameters<Set>) => {
    const timer = set(...args);
    pending.add(timer);
    return timer;
  };
globalThis.setTimeout = Object.assign(noted(realTimeout), realTimeout);
globalThis.setInterval = Object.assign(noted(realInterval), realInterval);

afterAll(async () => {
  cleanup();
  // A screen still on its way would come into the next file.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const timer of pending) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout: realTimeout, setInterval: realInterval });
  for (const stop of deafen) stop();
});

// A busy machine draws slowly; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });
