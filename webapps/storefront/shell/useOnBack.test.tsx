import { act, cleanup, render, screen } from "@testing-library/react";
import { BrowserRouter, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useOnBack } from "./useOnBack.ts";

afterEach(cleanup);

function Page({ onBack }: { onBack: () => void }) {
  useOnBack(onBack);
  return <Link to="/about">On</Link>;
}

test("a step of the browser's own is told, the first page and steps of the app's aren't", async () => {
  const onBack = vi.fn();
  render(
    <BrowserRouter>
      <Page onBack={onBack} />
    </BrowserRouter>,
  );
  act(() => screen.getByText("On").click());
  expect(location.pathname).toBe("/about");
  expect(onBack).not.toHaveBeenCalled();
  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe("/"));
  });
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
});
