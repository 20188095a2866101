import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "../client/queryClient.ts";
import { tellReady } from "../telegram/telegram.ts";
import { startTheme } from "../telegram/useTheme.ts";
import { AppFrame } from "./AppFrame.tsx";

/** Puts an app on the page and tells the messenger that there is something to see. */
export function startApp(app: ReactNode) {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  startTheme();
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <AppFrame queryClient={createQueryClient()}>{app}</AppFrame>
      </StrictMode>,
    ),
  );
  tellReady();
}
