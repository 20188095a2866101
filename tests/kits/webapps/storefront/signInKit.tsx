import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import * as api from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import * as tracking from "#webapps/shared/client/track.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { forgetAsked } from "#webapps/storefront/features/signIn/codes.ts";
import { SignInOverlays } from "#webapps/storefront/features/signIn/SignInOverlays.tsx";
import { useSignIn } from "#webapps/storefront/features/signIn/signIn.ts";
import { en } from "#webapps/storefront/locales/en.ts";

export const PHONE = "919876543210";
/** The name that tells this device from others. */
export const DEVICE = "device-of-this-test";
export const ASKED = {
  nextTimeout: 60,
  delivery: "messenger",
  link: "https://t.me/bozor_bot?start=code_n",
  requestId: "r1",
};
export const TOKENS = { accessToken: "h.e30.s", refreshToken: "refresh", verificationTicket: "t" };
export const REQUEST = "/api/auth/request-code";
export const VERIFY = "/api/auth/verify-code";

let sent: { path: string; input: Record<string, unknown> }[];
/** The server's answers on each path, by turns; the last answer stays. */
export const answers: Record<string, (() => unknown)[]> = {};
export const client = new QueryClient();

async function serve(_: string, path: string, input: Record<string, unknown>) {
  sent.push({ path, input });
  const turns = answers[path] ?? [];
  const answer = turns.length > 1 ? turns.shift() : turns[0];
  return answer?.();
}

/** Returns the inputs that were sent to a path. */
export const asked = (path: string) => sent.filter((one) => one.path === path).map(({ input }) => input);

export const refuse = (status: number, message: string, retryAfter?: number) => () => {
  throw new ApiError(status === 429 ? "too_many_requests" : "code_wrong", status, {
    message,
    ...(retryAfter !== undefined && { retryAfter }),
  });
};

export const field = () => screen.getByLabelText<HTMLInputElement>("6-digit code");
export const verify = () => screen.getByRole<HTMLButtonElement>("button", { name: "Verify" });
export const alert = () => screen.getByRole("alert").textContent;

/** Lets what was answered come, and the clock go on. */
export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Draws what is open of the sign-in. */
export async function show() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SignInOverlays onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass();
}

export async function tryCode(code: string) {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(verify());
  await pass();
}

/** Each test begins with a guest, a stopped clock and a server that says yes. */
export function prepareSignIn() {
  beforeAll(() => {
    addWords("en", en);
    activateLanguage("en");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    localStorage.setItem("bozor-device", DEVICE);
    forgetAsked();
    sent = [];
    Object.assign(answers, { [REQUEST]: [() => ASKED], [VERIFY]: [() => TOKENS] });
    vi.spyOn(api, "call").mockImplementation(serve as never);
    vi.spyOn(tracking, "track").mockReturnValue();
    useSession.setState({ status: "guest" });
  });
  afterEach(() => {
    cleanup();
    useSignIn.setState({ drawer: undefined, phoneNumber: undefined, onDone: undefined });
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
