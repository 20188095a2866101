import type { Order, OrderCard } from "#contract/orders.ts";
import { OrderScreen } from "#webapps/storefront/features/orders/OrderScreen.tsx";
import { OrdersScreen } from "#webapps/storefront/features/orders/OrdersScreen.tsx";
import { renderScreens } from "./renderScreens.tsx";

const screens = { "/orders": <OrdersScreen />, "/orders/:id": <OrderScreen /> };

/** For tests: the screens of orders at an address, which an `output` tells. */
export const renderOrdersAt = (address: string, language?: "en" | "hi") =>
  renderScreens(screens, address, language);

const HOUR_MS = 3_600_000;

/** For tests: an order's place in a group that so many have joined. */
export const groupOfOrder = (overrides: Partial<NonNullable<OrderCard["group"]>> = {}) => ({
  inviteCode: "Group00001",
  status: "open" as const,
  membersCount: 3,
  participantsToComplete: 5,
  endsAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  ...overrides,
});

/** For tests: an order that was bought alone and waits for its buyer's yes. */
export function cardOf(overrides: Partial<OrderCard> = {}): OrderCard {
  return {
    id: 41,
    number: "1000000041",
    status: "placed",
    createdAt: "2026-11-19T10:00:00.000Z",
    quantity: 1,
    boughtAs: "alone",
    total: 999,
    balanceUsed: 0,
    balanceReturned: 0,
    toPay: 999,
    cancelReason: null,
    group: null,
    product: {
      id: 36,
      link: "brass-diya-s36",
      title: "Brass Diya",
      title_hi: "पीतल का दीया",
      image: null,
    },
    isConfirmable: true,
    isCancellable: true,
    isRateable: false,
    ...overrides,
  };
}

/** For tests: the same whole. */
export function orderOf(overrides: Partial<Order> = {}): Order {
  return {
    ...cardOf(),
    price: 999,
    discountedPrice: 599,
    parcel: null,
    features: [],
    review: null,
    delivery: {
      recipientName: "Asha Rao",
      phoneNumber: "919876543210",
      address: "12 MG Road",
      addressExtra: "",
      city: "Pune",
      state: "Maharashtra",
      pin: "411001",
    },
    moves: [{ to: "placed", at: "2026-11-19T10:00:00.000Z", note: null }],
    ...overrides,
  };
}

/** For tests: the same delivered, with two qualities to be rated. */
export const deliveredOrder = (overrides: Partial<Order> = {}): Order =>
  orderOf({
    status: "delivered",
    isConfirmable: false,
    isCancellable: false,
    isRateable: true,
    moves: (["placed", "confirmed", "packed", "shipped", "delivered"] as const).map((to, day) => ({
      to,
      at: `2026-10-1${day}T10:00:00.000Z`,
      note: to === "shipped" ? "Blue Dart 17" : null,
    })),
    features: [
      { id: 5, title: "Quality", title_hi: "गुणवत्ता" },
      { id: 6, title: "Looks as in the photo", title_hi: null },
    ],
    ...overrides,
  });
