import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as api from "#webapps/shared/client/call.ts";
import * as session from "#webapps/shared/client/session.ts";
import * as tracking from "#webapps/shared/client/track.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import * as links from "#webapps/shared/telegram/links.ts";
import { en } from "../../locales/en.ts";
import { useSignIn } from "../signIn/signIn.ts";
import { MenuSheet } from "./MenuSheet.tsx";
import { closeMenu, openMenu, useMenu } from "./menu.ts";

const NOBODY = {
  recipientName: "",
  address: "",
  addressExtra: "",
  city: "",
  state: "",
  pin: "",
  phoneNumber: "",
};
let answers: Record<string, unknown>;

/** The menu as the bar draws it, and where one is. */
function Menu() {
  const { pathname } = useLocation();
  const view = useMenu((menu) => menu.view);
  return (
    <>
      <p data-testid="place">{pathname}</p>
      {view && <MenuSheet onClose={closeMenu} />}
    </>
  );
}

function show(status: "guest" | "signed-in") {
  session.useSession.setState({ status });
  openMenu("menu");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(() => {
  addWords("en", en);
  activateLanguage("en");
});
beforeEach(() => {
  answers = {
    "/api/configs": [{ key: "SUPPORT_URL", data: "https://t.me/help" }],
    "/api/user/me": { id: 7, phoneNumber: "919876543210", firstName: "Priya" },
    "/api/user/profile": NOBODY,
  };
  vi.spyOn(api, "call").mockImplementation((async (_: string, path: string) => answers[path]) as never);
  vi.spyOn(tracking, "track").mockReturnValue();
});
afterEach(() => {
  cleanup();
  closeMenu();
  useSignIn.setState({ drawer: undefined, phoneNumber: undefined, onDone: undefined });
  vi.restoreAllMocks();
});

test("a guest is shown the way in, and whatever is one's own asks to sign in and then goes on", async () => {
  show("guest");
  await screen.findByText("Support");
  expect(rows()).toEqual([
    "Log in or create account",
    "My orders",
    "Share the app",
    "Referral program",
    "Change languageहिन्दी",
    "Terms & Conditions",
    "About",
    "Support",
  ]);
  choose("Referral program");
  expect(tracking.track).toHaveBeenCalledWith("menu_click_referral");
  expect([useMenu.getState().view, useSignIn.getState().drawer]).toEqual([undefined, "sign-in"]);
  act(() => useSignIn.getState().onDone?.());
  expect(screen.getByTestId("place").textContent).toBe("/referral");
});

test("who is signed in sees their number, their account and the way out", async () => {
  const signOut = vi.spyOn(session, "signOut").mockReturnValue();
  show("signed-in");
  await screen.findByText("+91 98 7654 3210");
  expect(rows()[0]).toBe("+91 98 7654 3210Your Account");
  choose("Log out");
  expect(signOut).not.toHaveBeenCalled();
  choose("Log out");
  expect(signOut).toHaveBeenCalledTimes(1);
});

test("without a number there is a name, and the account offers to add one", async () => {
  answers["/api/user/me"] = { id: 7, phoneNumber: null, firstName: "Priya" };
  answers["/api/user/profile"] = { ...NOBODY, address: "27 MG Road", city: "Bengaluru", pin: "560001" };
  show("signed-in");
  await screen.findByText("Priya");
  choose(/Your Account/);
  await screen.findByText("27 MG Road, Bengaluru, 560001");
  choose("Add your phone number");
  expect(useSignIn.getState().drawer).toBe("phone");
  useSignIn.getState().onDone?.();
  expect(useMenu.getState().view).toBe("account");
});

test("the terms are the shop's page, or the policy where one is set", async () => {
  show("guest");
  await screen.findByText("Support");
  choose("Terms & Conditions");
  expect(screen.getByTestId("place").textContent).toBe("/tos");
  cleanup();

  const openLink = vi.spyOn(links, "openLink").mockReturnValue();
  answers["/api/configs"] = [
    { key: "TERMS_URL", data: "https://shop.example/policy" },
    { key: "SUPPORT_URL", data: "https://t.me/help" },
  ];
  show("guest");
  await screen.findByText("Support");
  choose("Terms & Conditions");
  expect(openLink).toHaveBeenCalledWith("https://shop.example/policy");
});

test.each(["Share the app", "Referral program"])(
  "who is signed in gets to the referral page by %s",
  async (name) => {
    show("signed-in");
    await screen.findByText("Support");
    choose(name);
    expect(screen.getByTestId("place").textContent).toBe("/referral");
    expect(useMenu.getState().view).toBeUndefined();
  },
);
