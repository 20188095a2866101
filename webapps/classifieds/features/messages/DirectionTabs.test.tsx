import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { DirectionTabs } from "./DirectionTabs.tsx";

afterEach(cleanup);

test("arrow keys go to the other tab and take the focus along; only the open one is in the order of tabs", async () => {
  const open = vi.fn();
  await renderPart(<DirectionTabs open="INCOMING" panelId="panel" onOpen={open} />);
  const [incoming, outgoing] = screen.getAllByRole("tab");
  expect([incoming?.tabIndex, outgoing?.tabIndex]).toEqual([0, -1]);
  for (const key of ["ArrowRight", "ArrowLeft"]) {
    incoming?.focus();
    fireEvent.keyDown(incoming as HTMLElement, { key });
    expect(open).toHaveBeenLastCalledWith("OUTGOING");
    expect(document.activeElement).toBe(outgoing);
  }
});
