import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { ReasonSheet } from "./ReasonSheet.tsx";

afterEach(cleanup);

const onSubmit = vi.fn<() => Promise<void>>();

async function send() {
  await renderPart(
    <ReasonSheet
      title="Что не так?"
      reasons={[{ value: "spam", label: "Спам" }]}
      submitLabel="Отправить"
      failedLabel="Не отправилось"
      onSubmit={onSubmit}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole("radio", { name: "Спам" }));
  fireEvent.click(screen.getByRole("button", { name: "Отправить" }));
  return (await screen.findByRole("alert")).textContent;
}

test("what didn't get through may be sent again", async () => {
  onSubmit.mockRejectedValueOnce(new ApiError("offline"));
  expect(await send()).toBe("Не отправилось");
  onSubmit.mockResolvedValueOnce();
  fireEvent.click(screen.getByRole("button", { name: "Отправить" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test("enough for a day is told as such", async () => {
  onSubmit.mockRejectedValueOnce(new ApiError("daily_limit", 429, { retryAfter: 3600 }));
  expect(await send()).toBe("На сегодня достаточно. Попробуйте завтра.");
});

test("a tap beside closes it, unless words were written; the cross always does", async () => {
  const onClose = vi.fn();
  await renderPart(
    <ReasonSheet
      title="Что не так?"
      reasons={[{ value: "spam", label: "Спам" }]}
      noteLabel="Подробнее"
      submitLabel="Отправить"
      failedLabel="Не отправилось"
      onSubmit={onSubmit}
      onClose={onClose}
    />,
  );
  const tapBeside = () => fireEvent.click(screen.getByRole("dialog"));
  tapBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Чужие фото" } });
  tapBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Закрыть" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
