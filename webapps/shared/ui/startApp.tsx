import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "../client/queryClient.ts";
import { tellLanguage } from "../language/chooseLanguage.ts";
import { currentLanguage } from "../language/startLanguage.ts";
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

/** What was asked early has mostly come by now; known who one is, its answers are drawn at once. */
const PATIENCE_MS = 50;

/** By then what the person came for is drawn, which what the server notes must not hold up. */
const NOTES_AFTER_MS = 500;

interface Start {
  /** Resolves with the words and the screen, without which there is nothing to draw. */
  isReady: Promise<unknown>;
  isSessionReady: Promise<unknown>;
  tellOpen: () => void;
}

/** Starts an app when it is ready and its session has had a moment, then tells the server that it was opened and in which language. */
export async function runApp(app: ReactNode, { isReady, isSessionReady, tellOpen }: Start) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.all([isReady, Promise.race([isSessionReady, patience])]);
  startApp(app);
  await isSessionReady;
  setTimeout(() => {
    tellOpen();
    const language = currentLanguage();
    if (language) tellLanguage(language, { isChosen: false });
  }, NOTES_AFTER_MS);
}
