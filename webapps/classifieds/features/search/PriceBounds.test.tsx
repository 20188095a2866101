import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { PriceBounds, type PriceBoundsProps } from "./PriceBounds.tsx";

afterEach(cleanup);

function Bounds() {
  const [bounds, setBounds] = useState<PriceBoundsProps["bounds"]>({
    minPrice: undefined,
    maxPrice: undefined,
  });
  return <PriceBounds bounds={bounds} onChange={(change) => setBounds({ ...bounds, ...change })} />;
}

test.each(["1234567890123", "1234567890123456789", "дорого", "8000$", "12000у.е."])(
  "a bound that no price has is said at once, and stays as it was typed: %s",
  async (typed) => {
    await renderPart(<Bounds />);
    const from = screen.getByLabelText<HTMLInputElement>("Цена от, сум");
    const told = () => document.getElementById(from.getAttribute("aria-describedby") ?? "")?.textContent;
    fireEvent.change(from, { target: { value: typed } });
    expect(from.value.replace(/\s/g, "")).toBe(typed);
    expect(from.getAttribute("aria-invalid")).toBe("true");
    expect(told()).toContain("Не получилось прочитать");
    fireEvent.change(from, { target: { value: "900000" } });
    expect(told()).toBe("");
  },
);
