import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSession } from "#webapps/shared/client/session.ts";
import * as telegram from "#webapps/shared/telegram/telegram.ts";
import {
  alert,
  answers,
  asked,
  DEVICE,
  PHONE,
  pass,
  prepareSignIn,
  REQUEST,
  show,
  tryCode,
} from "../../../../tests/kits/webapps/storefront/signInKit.tsx";
import { askForCode, askForPhone, askToSignIn } from "./signIn.ts";

prepareSignIn();

test("the drawer asks for a number first, and keeps it while its code is looked up", async () => {
  const onDone = vi.fn();
  askToSignIn(onDone);
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(alert()).toBe("Phone number is required");
  fireEvent.change(screen.getByLabelText("Phone number"), { target: { value: "98765" } });
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect([alert(), asked(REQUEST).length]).toEqual(["Phone number is required", 0]);
  fireEvent.change(screen.getByLabelText("Phone number"), { target: { value: "9876543210" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await pass();
  expect(asked(REQUEST)).toEqual([{ phoneNumber: PHONE, device: DEVICE }]);
  fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).toBe("98 7654 3210");
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await pass();
  await tryCode("123456");
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["98765432101234", "98 7654 3210", "Too long: only the first 10 digits fit."],
  ["+919876543210123", "98 7654 3210", "Too long: only the first 10 digits fit."],
  ["9876543210 9123456780", "98 7654 3210", "Too long: only the first 10 digits fit."],
  ["+998 90 123 45 67 8901234", "+998901234567890", "Too long: only the first 15 digits fit."],
  ["+91 98765 43210", "98 7654 3210", undefined],
])("a phone pasted as %s says at once what doesn't fit", async (pasted, shown, told) => {
  askToSignIn();
  await show();
  const phone = screen.getByLabelText<HTMLInputElement>("Phone number");
  fireEvent.change(phone, { target: { value: pasted } });
  expect([phone.value, screen.queryByRole("alert")?.textContent]).toEqual([shown, told]);
  fireEvent.change(phone, { target: { value: phone.value.slice(0, -1) } });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a sign-in that comes through by itself goes on without the drawer; proving a phone doesn't end by it", async () => {
  const onDone = vi.fn();
  askToSignIn(onDone);
  await show();
  act(() => useSession.setState({ status: "signed-in" }));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => askForPhone());
  expect(screen.getByRole("heading", { name: "Add your phone number" })).toBeTruthy();
});

test("in Telegram one's own number needs no code; another one than was typed is told", async () => {
  useSession.setState({ status: "signed-in" });
  vi.spyOn(telegram, "getTelegram").mockReturnValue({
    isTelegram: true,
    platform: "ios",
    rawInitData: "x",
    startParam: "",
    user: undefined,
  });
  const contact = vi.spyOn(telegram, "requestContact").mockResolvedValue("denied");
  const onDone = vi.fn();
  askForCode(PHONE, onDone);
  await show();
  const share = () => fireEvent.click(screen.getByRole("button", { name: "Share my Telegram number" }));
  share();
  await pass();
  expect(alert()).toContain("chose not to share your number");
  contact.mockResolvedValue({ contact: "signed" });
  answers["/api/telegram/users/phone"] = [
    () => ({ phoneNumber: "+919000000000" }),
    () => ({ phoneNumber: `+${PHONE}` }),
  ];
  share();
  await pass();
  expect(alert()).toContain("+91 90 0000 0000");
  expect(onDone).not.toHaveBeenCalled();
  share();
  await pass();
  expect(onDone).toHaveBeenCalledTimes(1);
});
