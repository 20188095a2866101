import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { TopBar } from "./TopBar.tsx";

vi.mock("#webapps/shared/client/call.ts");

let count: number;
beforeEach(() => {
  addWords("en", en);
  activateLanguage("en");
  useSession.setState({ status: "signed-in" });
  vi.mocked(call)
    .mockReset()
    .mockImplementation((async () => count) as typeof call);
});
afterEach(cleanup);

function show() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TopBar />
        <Link to="/about">elsewhere</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}
const cart = (name: string) => screen.findByRole("link", { name });

test("menu, name, search, cart and language; the cart counts above 0 only, and anew on each page", async () => {
  count = 0;
  const client = show();
  for (const name of ["Menu", "Search"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(screen.getByText("Cheaper with friends")).toBeTruthy();
  await waitFor(() => expect(client.getQueryData(["cart-count"])).toBe(0));
  expect((await cart("Cart")).textContent).toBe("");
  count = 2;
  fireEvent.click(screen.getByText("elsewhere"));
  expect((await cart("Cart, 2 groups")).textContent).toBe("2");
});

test("a guest's cart asks nothing and shows no number", async () => {
  useSession.setState({ status: "guest" });
  count = 3;
  show();
  expect((await cart("Cart")).textContent).toBe("");
  expect(call).not.toHaveBeenCalled();
});
