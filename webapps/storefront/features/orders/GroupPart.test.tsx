import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import {
  groupOfOrder,
  orderOf,
  renderOrdersAt,
} from "../../../../tests/kits/webapps/storefront/renderOrders.tsx";
import { groupOf } from "../../../../tests/kits/webapps/storefront/renderProduct.tsx";

vi.mock("#webapps/shared/client/call.ts", async (load) => ({
  ...(await load<typeof import("#webapps/shared/client/call.ts")>()),
  call: vi.fn(),
}));
vi.mock("#webapps/shared/client/track.ts");

afterEach(cleanup);

test("a group that everyone has left keeps no empty place for faces", async () => {
  useSession.setState({ status: "signed-in" });
  const group = groupOfOrder({ status: "cancelled", membersCount: 0 });
  const order = orderOf({ status: "cancelled", isConfirmable: false, isCancellable: false, group });
  vi.mocked(call).mockImplementation((async (_method: string, path: string) => {
    if (path === "/api/configs") return [];
    return path === "/api/group-purchases/:inviteCode" ? groupOf({ joined: 0 }) : order;
  }) as typeof call);
  await renderOrdersAt("/orders/41");
  const part = await screen.findByRole("link", { name: /Everyone has left the group/ });
  const places = [...part.querySelectorAll("span")];
  expect(places.filter((place) => place.textContent === "")).toEqual([]);
});
