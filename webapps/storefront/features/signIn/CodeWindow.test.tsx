import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import * as tracking from "#webapps/shared/client/track.ts";
import {
  ASKED,
  alert,
  answers,
  asked,
  client,
  DEVICE,
  field,
  PHONE,
  pass,
  prepareSignIn,
  REQUEST,
  refuse,
  show,
  TOKENS,
  tryCode,
  VERIFY,
  verify,
} from "../../../../tests/kits/webapps/storefront/signInKit.tsx";
import { keepReferer } from "../arrival/source.ts";
import { askForCode } from "./signIn.ts";

prepareSignIn();

test("the window asks for a code at once, counts down, and offers another after that", async () => {
  askForCode(PHONE, () => undefined);
  await show();
  expect(tracking.track).toHaveBeenCalledWith("otp_open");
  expect(asked(REQUEST)).toEqual([{ phoneNumber: PHONE, device: DEVICE }]);
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 01:00");
  expect(screen.queryByRole("button", { name: "Resend code" })).toBeNull();
  await pass(59_000);
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 00:01");
  await pass(1000);
  expect(screen.queryByRole("timer")).toBeNull();

  answers[REQUEST] = [() => ({ ...ASKED, nextTimeout: 120, requestId: "r2" })];
  fireEvent.click(screen.getByRole("button", { name: "Resend code" }));
  await pass();
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 02:00");
  await tryCode("123456");
  expect(asked(VERIFY)).toEqual([{ phoneNumber: PHONE, code: "123456", requestId: "r2", device: DEVICE }]);
});

test("only six digits can be verified, however they come", async () => {
  askForCode(PHONE, () => undefined);
  await show();
  fireEvent.change(field(), { target: { value: "12a45" } });
  expect([field().value, verify().disabled]).toEqual(["1245", true]);
  const form = field().form;
  if (form) fireEvent.submit(form);
  await pass();
  expect(asked(VERIFY)).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.change(field(), { target: { value: "Code: 123 456 789" } });
  expect([field().value, verify().disabled]).toEqual(["123456", false]);
  expect(alert()).toBe("Too long: only the first 6 digits fit.");
  fireEvent.change(field(), { target: { value: "१२३४५६" } });
  expect(field().value).toBe("123456");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("digits of a script typed in the middle stand where they were typed", async () => {
  askForCode(PHONE, () => undefined);
  await show();
  fireEvent.change(field(), { target: { value: "560१001", selectionStart: 4, selectionEnd: 4 } });
  expect([field().value, field().selectionStart]).toEqual(["560100", 4]);
});

test("while a code is on its way nothing is verified, nor twice at once", async () => {
  let answer: (asked: typeof ASKED) => void = () => undefined;
  answers[REQUEST] = [
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  ];
  askForCode(PHONE, () => undefined);
  await show();
  fireEvent.change(field(), { target: { value: "123456" } });
  expect(verify().disabled).toBe(true);
  answer(ASKED);
  await pass();
  answers[VERIFY] = [() => new Promise(() => undefined)];
  fireEvent.click(verify());
  fireEvent.click(verify());
  await pass();
  expect(verify().disabled).toBe(true);
  expect(asked(VERIFY)).toHaveLength(1);
});

test("each refusal has its words, and the field is cleared", async () => {
  answers[VERIFY] = [
    refuse(404, "unknown"),
    refuse(400, "INVALID"),
    refuse(400, "EXPIRED"),
    refuse(400, "Check what is marked"),
    refuse(429, "Too many wrong codes", 3600),
    refuse(500, "broken"),
  ];
  askForCode(PHONE, () => undefined);
  await show();
  const told: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await tryCode("123456");
    told.push(alert());
    expect(field().value).toBe("");
  }
  expect(told).toEqual([
    "No code was requested for this number",
    "Wrong code",
    "Code is expired, try resending the code.",
    "Got an error while verifying code, try again.",
    "Got an error while verifying code, try again.Too many wrong codes",
    "Got an error while verifying code, try again.",
  ]);
  fireEvent.change(field(), { target: { value: "1" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("why no code was sent is told in the server's words, with the wait that it names", async () => {
  answers[REQUEST] = [refuse(429, "Wait a little", 42)];
  askForCode(PHONE, () => undefined);
  await show();
  expect(alert()).toBe("Wait a little");
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 00:42");
});

test("where nothing could be asked for, the shop in Telegram is the way in", async () => {
  client.clear();
  answers[REQUEST] = [refuse(429, "Wait a little", 42)];
  answers["/api/configs"] = [() => [{ key: "BOT_USERNAME", data: "bozor_bot" }]];
  askForCode(PHONE, () => undefined);
  await show();
  await pass();
  const link = screen.getByRole("link", { name: "Open the shop in Telegram: you won't need a code there" });
  expect(link.getAttribute("href")).toBe("https://t.me/bozor_bot/shop");

  answers[REQUEST] = [() => ASKED];
  await pass(42_000);
  fireEvent.click(screen.getByRole("button", { name: "Resend code" }));
  await pass();
  expect(screen.queryByRole("link")).toBeNull();
});

test("in a second tab, which may not ask yet, the code of the first can be typed", async () => {
  answers[REQUEST] = [refuse(429, "Wait a little", 42)];
  askForCode(PHONE, () => undefined);
  await show();
  await tryCode("123456");
  expect(asked(VERIFY)).toEqual([{ phoneNumber: PHONE, code: "123456", device: DEVICE }]);
  expect(useSession.getState().status).toBe("signed-in");
});

test("closed and opened again within the wait it goes on with the code it has", async () => {
  askForCode(PHONE, () => undefined);
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await pass(10_000);
  act(() => askForCode(PHONE, () => undefined));
  await pass();
  expect(asked(REQUEST)).toHaveLength(1);
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 00:50");
  await tryCode("123456");
  expect(asked(VERIFY)[0]).toMatchObject({ requestId: "r1" });
});

test("another phone, and a wait that is over, ask for a code of their own", async () => {
  askForCode(PHONE, () => undefined);
  await show();
  act(() => askForCode("919000000000", () => undefined));
  await pass();
  expect(asked(REQUEST).map(({ phoneNumber }) => phoneNumber)).toEqual([PHONE, "919000000000"]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await pass(60_000);
  act(() => askForCode("919000000000", () => undefined));
  await pass();
  expect(asked(REQUEST)).toHaveLength(3);
});

test("the right code signs in, tells who brought the person, drops what was cached, and goes on", async () => {
  keepReferer(42);
  client.setQueryData(["elsewhere"], "a guest's");
  const onDone = vi.fn();
  askForCode(PHONE, onDone);
  await show();
  await tryCode("123456");
  expect(asked(VERIFY)).toEqual([
    { phoneNumber: PHONE, code: "123456", requestId: "r1", refererId: 42, device: DEVICE },
  ]);
  expect(useSession.getState().status).toBe("signed-in");
  expect([localStorage.getItem("access-token"), localStorage.getItem("refresh-token")]).toEqual([
    TOKENS.accessToken,
    "refresh",
  ]);
  expect(client.getQueryData(["elsewhere"])).toBeUndefined();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

const offline = () => {
  throw new ApiError("offline");
};
const goOnline = async () => {
  window.dispatchEvent(new Event("online"));
  await pass();
};

test("a code that couldn't be asked for without a network is asked for when it is back", async () => {
  answers[REQUEST] = [offline, () => ASKED];
  askForCode(PHONE, () => undefined);
  await show();
  expect(alert()).toBe("You're offline. Check your connection and try again.");
  await goOnline();
  expect(screen.getByRole("timer").textContent).toBe("Resend code in 01:00");
  await goOnline();
  expect(asked(REQUEST)).toHaveLength(2);
});

test("a code typed without a network stays, and is verified when it is back", async () => {
  answers[VERIFY] = [offline, () => TOKENS];
  const onDone = vi.fn();
  askForCode(PHONE, onDone);
  await show();
  await tryCode("123456");
  expect([field().value, alert()]).toEqual(["123456", "Got an error while verifying code, try again."]);
  await goOnline();
  expect(onDone).toHaveBeenCalledOnce();
  expect(asked(VERIFY)).toHaveLength(2);
});

test("a code that is being corrected isn't verified by itself", async () => {
  answers[VERIFY] = [offline, () => TOKENS];
  askForCode(PHONE, () => undefined);
  await show();
  await tryCode("123456");
  fireEvent.change(field(), { target: { value: "123457" } });
  await goOnline();
  expect(asked(VERIFY)).toHaveLength(1);
});
