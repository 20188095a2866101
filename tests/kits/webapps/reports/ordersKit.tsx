import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import type { AdminOrder, AdminOrderPage } from "#contract/adminOrders.ts";
import type { roles } from "#contract/roles.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";
import { Console } from "../../../../webapps/reports/features/console/Console.tsx";
import { OrdersScreen } from "../../../../webapps/reports/features/orders/OrdersScreen.tsx";
import { en } from "../../../../webapps/reports/locales/en.ts";

/** For tests: an order that may be packed or cancelled. */
export function orderOf(overrides: Partial<AdminOrder> = {}): AdminOrder {
  const id = overrides.id ?? 1;
  return {
    id,
    number: String(1_000_000_000 + id),
    status: "confirmed",
    createdAt: "2026-11-20T10:00:00.000Z",
    quantity: 1,
    boughtAs: "alone",
    total: 999,
    balanceUsed: 0,
    toPay: 999,
    cancelReason: null,
    product: { id: 7, link: "diya-s7", title: "Brass Diya", title_hi: null, image: null },
    group: null,
    version: 1,
    delivery: {
      recipientName: `Buyer ${id}`,
      phoneNumber: "+919812345678",
      address: "12 MG Road",
      addressExtra: "",
      city: "Pune",
      state: "Maharashtra",
      pin: "411001",
    },
    parcel: null,
    buyer: { id: 50 + id, firstName: `Buyer ${id}`, phoneNumber: "+919812345678", isReachable: true },
    toCallAt: null,
    moves: [{ to: "placed", at: "2026-11-20T10:00:00.000Z", note: null, by: null }],
    allowedMoves: ["packed", "cancelled"],
    ...overrides,
  };
}

/** For tests: the same whole. */
export const wholeOf = (overrides: Partial<AdminOrderPage> = {}): AdminOrderPage => ({
  ...orderOf(overrides),
  price: 999,
  discountedPrice: 599,
  notes: [],
  groupOrders: [],
  history: [{ status: "confirmed", count: 1 }],
  ...overrides,
});

/** A refusal of the server. */
export class Refused {
  readonly status: number;
  readonly body: object;
  constructor(status: number, code: string, fields: Record<string, string> = {}) {
    this.status = status;
    this.body = { code, message: "", fields };
  }
}

type Answer = (body: Record<string, unknown>) => unknown;

/** The stand-in of the shop's server: what is answered to which call, and what it was sent. */
export const desk = {
  role: "owner" as (typeof roles)[number] | null,
  answers: new Map<string, Answer>(),
  sent: [] as { call: string; body: Record<string, unknown> }[],
};

const answerTo = (call: string) => [...desk.answers].find(([known]) => call.startsWith(known))?.[1];

/** Stands in for server and session before each test, as an owner. */
export function standDesk() {
  beforeEach(async () => {
    desk.role = "owner";
    desk.sent.length = 0;
    desk.answers = new Map<string, Answer>([
      ["GET /api/telegram/configs", () => []],
      ["GET /api/admin/orders/counts", () => [{ queue: "pack", count: 2 }]],
      ["GET /api/admin/orders?", () => ({ data: [orderOf({ id: 1 }), orderOf({ id: 2 })], total: 2 })],
    ]);
    useSession.setState({ status: "signed-in" });
    await startLanguage({
      languages: ["en"],
      otherwise: "en",
      storageKey: "bozor-reports-language",
      load: async () => en,
    });
    vi.stubGlobal("fetch", async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname}${search}`;
      const text = await request.text();
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      desk.sent.push({ call, body });
      if (pathname === "/api/telegram/users/me")
        return Response.json({ id: 1, role: desk.role, isAdmin: desk.role !== null });
      const answer = answerTo(call)?.(body) ?? {};
      return answer instanceof Refused
        ? Response.json(answer.body, { status: answer.status })
        : Response.json(answer);
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

function At() {
  const { pathname, search } = useLocation();
  return <output data-testid="at">{pathname + search}</output>;
}

/** Opens the console at an address under `/report`. */
export function openConsole(at: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={<Console />}>
            <Route path="/" element={<p>The reports</p>} />
            <Route path="/orders/:id?" element={<OrdersScreen />} />
          </Route>
        </Routes>
        <At />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
