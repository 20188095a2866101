import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { lazyOverlay } from "./lazyOverlay.tsx";
import { closeTopOverlay } from "./overlays.ts";

afterEach(cleanup);

function open() {
  let arrive = () => {};
  const coming = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Picker = lazyOverlay(async () => {
    await coming;
    return (_: { onClose: () => void }) => <p>picker</p>;
  });
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return <main>{isOpen ? <Picker onClose={() => setOpen(false)} /> : "closed"}</main>;
  }
  render(<Page />);
  return () => act(async () => arrive());
}

test("what lies over a page is drawn when its code has come", async () => {
  const arrive = open();
  expect(screen.queryByText("picker")).toBeNull();
  await arrive();
  expect(await screen.findByText("picker")).toBeTruthy();
});

test("back takes back what is still on its way, and it doesn't come after all", async () => {
  const arrive = open();
  act(() => expect(closeTopOverlay()).toBe(true));
  expect(screen.getByText("closed")).toBeTruthy();
  await arrive();
  expect(screen.queryByText("picker")).toBeNull();
  expect(closeTopOverlay()).toBe(false);
});
