import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Group } from "#contract/groups.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useOverlays } from "#webapps/shared/ui/overlays.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { PurchaseScreen } from "#webapps/storefront/features/purchase/PurchaseScreen.tsx";
import { SuccessScreen } from "#webapps/storefront/features/purchase/SuccessScreen.tsx";
import { closeSignIn } from "#webapps/storefront/features/signIn/signIn.ts";
import { groupOf, productOf } from "./renderProduct.tsx";
import { startWords } from "./startWords.ts";

function At() {
  const { pathname, search } = useLocation();
  return <output data-testid="at">{pathname + search}</output>;
}

async function renderPurchase(at: string) {
  await startWords();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/product/brass-diya-s36", at]} initialIndex={1}>
        <Routes>
          <Route path="/purchase/:link" element={<PurchaseScreen />} />
          <Route path="/success" element={<SuccessScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <At />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A call of the app's and what it carried. */
interface SentCall {
  call: string;
  body: Record<string, unknown> | undefined;
  key: string | null;
}

/** A refusal of the server. */
export class Refused {
  readonly status: number;
  readonly body: object;
  constructor(status: number, code: string, fields?: Record<string, string>, retryAfter?: number) {
    this.status = status;
    this.body = { code, message: "", ...(fields && { fields }), ...(retryAfter && { retryAfter }) };
  }
}
export const lost = Symbol("lost");

/** Stands in for the server; `answer` gives an answer's body, a `Refused`, or `lost`. Returns what was sent. */
function serveShop(answer: (sent: SentCall) => unknown): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const one = {
      call: `${request.method} ${pathname}`,
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get("idempotency-key"),
    };
    sent.push(one);
    const said = await answer(one);
    if (said === lost) throw new TypeError("Failed to fetch");
    if (said instanceof Refused) return new Response(JSON.stringify(said.body), { status: said.status });
    return new Response(JSON.stringify(said));
  });
  return sent;
}

const LINK = "brass-diya-s36";
const ORDER = "POST /api/user/group-purchases/join-or-create";
export const CODE = "Group00001";
export const PLACED = { inviteCode: "MembersCode123", orderId: 5, orderNumber: "4665611467" };
export const PROFILE = {
  phoneNumber: "919876543210",
  recipientName: "Asha",
  address: "12 MG Road",
  addressExtra: "",
  city: "Pune",
  state: "Maharashtra",
  pin: "411001",
};

/** The data of the server, and its answers to orders, one after another; after those it places them. */
const anew = () => ({
  answers: [] as unknown[],
  profile: PROFILE as object,
  /** In paise. */
  balance: 0,
  groups: { joinable: [] } as { mine?: Group; joinable: Group[] },
  group: groupOf() as Group | Refused,
  product: productOf() as object,
  sent: [] as SentCall[],
});
export const shop = anew();

/** For tests: before each, a signed-in person, and a shop that has one product and no group of theirs. */
export function standShop() {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
    localStorage.clear();
    useToasts.setState({ toasts: [] });
    useOverlays.setState({ stack: [] });
    useSession.setState({ status: "signed-in" });
    closeSignIn();
    Object.assign(shop, anew());
    shop.sent = serveShop(({ call }) => {
      if (call === ORDER) return shop.answers.shift() ?? PLACED;
      if (call.endsWith("/profile")) return shop.profile;
      if (call.endsWith("/referral")) return { balance: shop.balance };
      if (call.endsWith("/me")) return { id: 7, firstName: "Asha" };
      if (call.includes("/group-purchases/current/")) return shop.groups;
      if (call.startsWith("GET /api/group-purchases/")) return shop.group;
      if (call === `GET /api/products/${LINK}`) return shop.product;
      if (call.endsWith("/interest")) return { isNoted: true };
      return [];
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export const orders = () => shop.sent.filter(({ call }) => call === ORDER);
export const open = (query = "isGroupPurchase=true") => renderPurchase(`/purchase/${LINK}?${query}`);
/** The same once what is known of the person stands in it. */
export async function openFilled(query?: string) {
  await open(query);
  await waitFor(async () => expect((await field(/^City/)).value).toBe("Pune"));
}
/** The same with what a guest has typed. */
export async function openTyped() {
  useSession.setState({ status: "guest" });
  await open();
  await type(/^Phone/, "9876543210");
  await type(/^Street/, "12 MG Road");
  await type(/^PIN/, "411001");
}
export const field = (name: RegExp) => screen.findByRole("textbox", { name }) as Promise<HTMLInputElement>;
export const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
export const button = (name: RegExp) => screen.findByRole("button", { name, hidden: true });
export async function press(name: RegExp) {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
}
export const at = () => screen.getByTestId("at").textContent;
export const order = () => press(/^Place order/);
