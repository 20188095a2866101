import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextSelector } from "./TextSelector.tsx";

afterEach(cleanup);

function open(maxLength?: number) {
  const [onApply, onClose] = [vi.fn(), vi.fn()];
  render(
    <TextSelector
      title="Модель"
      value="Corolla"
      {...(maxLength !== undefined && { maxLength })}
      tooLong="Слишком длинный текст"
      apply="Готово"
      onApply={onApply}
      onClose={onClose}
    />,
  );
  const field = screen.getByRole("textbox", { name: "Модель", hidden: true });
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  return { onApply, onClose, field, write, apply: () => fireEvent.submit(field.closest("form") as Element) };
}

test("the field begins with what is kept, has the focus, and gives back what was written", () => {
  const { field, write, apply, onApply, onClose } = open();
  expect(field).toBe(document.activeElement);
  write("  Camry ");
  apply();
  expect(onApply).toHaveBeenCalledExactlyOnceWith("Camry");
  expect(onClose).toHaveBeenCalledOnce();
});

test("what is too long is told, stays as it is, and can't be applied", () => {
  const { field, write, apply, onApply } = open(8);
  write("Corolla E");
  apply();
  expect(onApply).not.toHaveBeenCalled();
  expect(screen.getByText("Слишком длинный текст")).toBeTruthy();
  expect(screen.getByText("9 / 8")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect((field as HTMLInputElement).value).toBe("Corolla E");
  write("Corolla ");
  apply();
  expect(onApply).toHaveBeenCalledExactlyOnceWith("Corolla");
});

test("nothing is an answer too", () => {
  const { write, apply, onApply } = open(8);
  write("");
  apply();
  expect(onApply).toHaveBeenCalledExactlyOnceWith("");
});
