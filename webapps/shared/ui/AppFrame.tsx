import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRoot } from "@telegram-apps/telegram-ui/dist/components/Service/AppRoot/AppRoot";
import type { ReactNode } from "react";
import { useTheme } from "../telegram/useTheme.ts";
import { Toasts } from "./Toasts.tsx";

/** The frame of every app: Telegram's theme, the data cache, the notices. */
export function AppFrame({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const { appearance, platform } = useTheme();
  return (
    <QueryClientProvider client={queryClient}>
      <AppRoot appearance={appearance} platform={platform} className="app-root">
        {children}
        <Toasts />
      </AppRoot>
    </QueryClientProvider>
  );
}
