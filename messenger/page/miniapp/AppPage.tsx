import { useEffect, useState } from "react";
import { followLive } from "../stores/live.ts";
import { loadProfile, loadWorld } from "../stores/navigation.ts";
import { setWorld, useWorld } from "../stores/useWorld.ts";
import { AppScreen } from "./AppScreen.tsx";
import { useLog } from "./bridge/log.ts";
import { LogPanel } from "./LogPanel.tsx";
import { showLaunch } from "./openApp.ts";
import { getApp, useMiniApp } from "./useMiniApp.ts";

async function openAsked(): Promise<void> {
  const id = new URLSearchParams(location.search).get("launch") ?? "";
  await Promise.all([loadWorld(), showLaunch(id, null)]);
  setWorld({ personId: getApp().launch?.personId ?? null, chatWith: "bot" });
  await loadProfile();
}

/** A page with nothing but one mini-app, for a tab of its own and for tests. */
export function AppPage() {
  const launch = useMiniApp((state) => state.launch);
  const isLoaded = useWorld(({ personId }) => personId !== null);
  const isLogOpen = useLog((state) => state.isOpen);
  const [refusal, setRefusal] = useState("");

  useEffect(() => {
    openAsked().catch((error: unknown) => setRefusal(error instanceof Error ? error.message : String(error)));
    return followLive();
  }, []);

  if (refusal) {
    return (
      <main className="app-page app-page-empty">
        <h1>{refusal}</h1>
        <a className="button primary" href="/">
          Back to the messenger
        </a>
      </main>
    );
  }
  return (
    <main aria-label="Mini-app" className="app-page">
      <h1 className="hidden-words">Mini-app in the local messenger</h1>
      {launch && isLoaded && <AppScreen hasDeviceBar={false} launch={launch} />}
      {isLogOpen && <LogPanel />}
    </main>
  );
}
