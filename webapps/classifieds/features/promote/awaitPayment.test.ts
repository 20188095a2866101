import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TransactionStatus } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { awaitAlone, awaitPayment, endOf, isKnown } from "./awaitPayment.ts";

const standing = (status: TransactionStatus, isPaidElsewhere = false) => ({
  id: 7,
  status,
  isUnderWay: false,
  isDeclined: false,
  isPaidElsewhere,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: false,
  coins: 50,
  returned: 0,
  gtmEventNames: [],
});
/** Answers in turn, the last one for ever; an error is thrown. */
function answers(...said: (TransactionStatus | Error)[]) {
  let turn = 0;
  return vi.fn(async () => {
    const answer = said[Math.min(turn, said.length - 1)];
    turn += 1;
    if (answer instanceof Error) throw answer;
    return standing(answer as TransactionStatus);
  });
}
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what is paid already needs no waiting", async () => {
  const ask = answers("Paid");
  expect((await awaitPayment(ask))?.status).toBe("Paid");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("it is asked every two seconds until it is paid", async () => {
  const ask = answers("Created", "Pending", "Paid");
  const waiting = awaitPayment(ask);
  await vi.advanceTimersByTimeAsync(4000);
  expect((await waiting)?.status).toBe("Paid");
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each(["Cancelled", "Expired", "Refunded"] as const)("%s is the end of waiting", async (status) => {
  const ask = answers(status);
  expect((await awaitPayment(ask))?.status).toBe(status);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what was paid in another way is the end of waiting", async () => {
  const ask = vi.fn(async () => standing("Created", true));
  expect((await awaitPayment(ask))?.isPaidElsewhere).toBe(true);
  expect((await awaitPayment(ask, isKnown))?.isPaidElsewhere).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ["Created", "PaidElsewhere"],
  ["Expired", "PaidElsewhere"],
  ["Cancelled", "Cancelled"],
  ["Refunded", "Refunded"],
  ["Paid", undefined],
] as const)("%s and paid in another way ends as %s", (status, end) => {
  expect(endOf(standing(status, true))).toBe(end);
});

test.each([
  ["Created", "PaidInPart"],
  ["Pending", undefined],
  ["Cancelled", "Cancelled"],
  ["Paid", undefined],
] as const)("%s and paid in part in another way ends as %s", (status, end) => {
  expect(endOf({ ...standing(status), isPaidInPart: status !== "Pending" })).toBe(end);
});

test("after a minute it gives up with what it knows", async () => {
  const ask = answers("Pending");
  const waiting = awaitPayment(ask);
  await vi.advanceTimersByTimeAsync(59_000);
  const before = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect((await waiting)?.status).toBe("Pending");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBe(before + 1);
});

test("a network that is away is waited for, another's payment isn't", async () => {
  const waiting = awaitPayment(answers(new ApiError("offline"), new ApiError("internal", 500), "Paid"));
  await vi.advanceTimersByTimeAsync(4000);
  expect((await waiting)?.status).toBe("Paid");
  await expect(awaitPayment(answers(new ApiError("not_found", 404)))).rejects.toThrow(ApiError);
});

test("a guest isn't told of any payment, however often they ask", async () => {
  const ask = answers(new ApiError("unauthorized", 401));
  await expect(awaitPayment(ask)).rejects.toThrow(ApiError);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("while one pays on another page nothing is asked; coming back asks at once", async () => {
  const ask = answers("Created", "Paid");
  const waiting = awaitPayment(ask);
  await vi.advanceTimersByTimeAsync(0);
  visibility = "hidden";
  await vi.advanceTimersByTimeAsync(180_000);
  expect(ask).toHaveBeenCalledTimes(1);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect((await waiting)?.status).toBe("Paid");
});

test("of those who wait for the same payment the latest alone is told", async () => {
  const overtaken = answers("Created", "Paid");
  const first = awaitAlone(7, overtaken);
  const other = awaitAlone(8, answers("Created", "Expired"));
  const second = awaitAlone(7, answers("Created", "Created", "Paid"));
  await vi.advanceTimersByTimeAsync(4000);
  expect(await first).toBeUndefined();
  expect(overtaken).toHaveBeenCalledOnce();
  expect((await other)?.standing?.status).toBe("Expired");
  expect((await second)?.standing?.status).toBe("Paid");
});
