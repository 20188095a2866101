import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { emptyPurchase } from "../../logic/purchaseForm.ts";
import { PROFILE, shop, standShop } from "./purchaseKit.tsx";
import { usePurchaseForm } from "./usePurchaseForm.ts";

standShop();

test("what is filled in as it becomes known isn't what the person has typed", async () => {
  let tell = (_: object) => {};
  shop.profile = new Promise<object>((resolve) => {
    tell = resolve;
  });
  const client = createQueryClient();
  const { result } = renderHook(() => usePurchaseForm("brass-diya-s36"), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
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
