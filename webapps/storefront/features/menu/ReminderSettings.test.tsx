import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reminderKinds } from "#contract/reminders.ts";
import * as api from "#webapps/shared/client/call.ts";
import { activateLanguage, addWords } from "#webapps/shared/language/words.ts";
import { en } from "../../locales/en.ts";
import { ReminderSettings } from "./ReminderSettings.tsx";

let patch: () => Promise<unknown>;
const call = vi.spyOn(api, "call");
beforeAll(() => {
  addWords("en", en);
  activateLanguage("en");
});
beforeEach(() => {
  patch = async () => [];
  call.mockImplementation((async (method: string) =>
    method === "get"
      ? reminderKinds.map((kind) => ({ kind, isMuted: kind === "NoJoins3" }))
      : patch()) as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReminderSettings />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  call.mockReset();
});

const unfold = (isOpen = true) => {
  const details = screen.getByRole("group");
  (details as HTMLDetailsElement).open = isOpen;
  fireEvent(details, new Event("toggle"));
};
const isOn = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;

test("folded, it asks nothing; unfolded, each kind is on unless it is muted", async () => {
  await screen.findByText("Messages from the bot");
  expect(call).not.toHaveBeenCalled();
  unfold();
  expect(await screen.findAllByRole("switch")).toHaveLength(reminderKinds.length);
  expect([isOn("Nobody new for 3 hours"), isOn("Nobody new for 10 hours")]).toEqual([false, true]);
});

test("a switch mutes its kind at once", async () => {
  await screen.findByText("Messages from the bot");
  unfold();
  fireEvent.click(await screen.findByRole("switch", { name: "My group is complete" }));
  await waitFor(() => expect(isOn("My group is complete")).toBe(false));
  expect(call).toHaveBeenLastCalledWith("patch", "/api/user/reminders", {
    kind: "GroupFinished",
    isMuted: true,
  });
});

test("what can't be saved is taken back", async () => {
  patch = () => Promise.reject(new Error("away"));
  await screen.findByText("Messages from the bot");
  unfold();
  fireEvent.click(await screen.findByRole("switch", { name: "My group is complete" }));
  await waitFor(() => expect(isOn("My group is complete")).toBe(true));
  expect(call).toHaveBeenCalledTimes(2);
});

test("without a network it stays as it was chosen, and is saved once the network is back", async () => {
  await screen.findByText("Messages from the bot");
  unfold();
  await screen.findByRole("switch", { name: "My group is complete" });
  onlineManager.setOnline(false);
  fireEvent.click(screen.getByRole("switch", { name: "My group is complete" }));
  await waitFor(() => expect(isOn("My group is complete")).toBe(false));
  expect(call).toHaveBeenCalledTimes(1);
  unfold(false);
  await waitFor(() => expect(screen.queryByRole("switch")).toBeNull());
  onlineManager.setOnline(true);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenLastCalledWith("patch", "/api/user/reminders", {
    kind: "GroupFinished",
    isMuted: true,
  });
});
