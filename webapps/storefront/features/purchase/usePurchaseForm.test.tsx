import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { ADDRESS_MAX } from "#contract/limits.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { PROFILE, shop, standShop } from "../../../../tests/kits/webapps/storefront/purchaseKit.tsx";
import { emptyPurchase } from "./purchaseForm.ts";
import { usePurchaseForm } from "./usePurchaseForm.ts";

standShop();

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test("what is too long is said as it is pasted, what is missing not before it is sent", () => {
  const { result } = renderHook(() => usePurchaseForm("brass-diya-s36"), { wrapper });
  act(() => result.current.setField("city", "a".repeat(ADDRESS_MAX + 1)));
  expect(result.current.faults).toEqual({ city: "too_long" });
  act(() => result.current.setField("city", "a".repeat(ADDRESS_MAX)));
  expect(result.current.faults).toEqual({});
});

test("what is filled in as it becomes known isn't what the person has typed", async () => {
  let tell = (_: object) => {};
  shop.profile = new Promise<object>((resolve) => {
    tell = resolve;
  });
  const { result } = renderHook(() => usePurchaseForm("brass-diya-s36"), { wrapper });
  act(() => result.current.setField("address", "1 Park Street"));
  const { typed } = result.current;
  expect(typed).toEqual({ ...emptyPurchase, address: "1 Park Street" });

  await act(async () => tell(PROFILE));
  await waitFor(() => expect(result.current.values).toMatchObject({ city: "Pune", pin: "411001" }));
  expect(result.current.values.address).toBe("1 Park Street");
  expect(result.current.typed).toBe(typed);

  act(() => result.current.setQuantity(2));
  expect(result.current.typed).not.toEqual(typed);
});
