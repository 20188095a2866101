import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";
import { startWords } from "./startWords.ts";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** For tests: screens by the patterns of their addresses, opened at one, which an `output` tells. Returns what is asked and kept. */
export async function renderScreens(
  screens: Readonly<Record<string, ReactNode>>,
  address: string,
  language: "en" | "hi" = "en",
) {
  await startWords(language);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          {Object.entries(screens).map(([path, screen]) => (
            <Route key={path} path={path} element={screen} />
          ))}
          <Route path="*" element={null} />
        </Routes>
        <Address />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
