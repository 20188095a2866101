import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { SearchField } from "./SearchField.tsx";

const noted = vi.fn();
const loaded = vi.fn();
vi.mock("./noteQuery.ts", () => {
  loaded();
  return { noteQuery: noted };
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a search without a network asks for no code, whose failure the browser would keep", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onSearch = vi.fn();
  await renderPart(<SearchField value="диван" onChange={() => undefined} onSearch={onSearch} />);
  const submit = () => act(async () => fireEvent.submit(screen.getByRole("combobox")));
  await submit();
  expect(onSearch).toHaveBeenCalledWith({ search: "диван" });
  expect(loaded).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  await submit();
  await vi.waitFor(() => expect(noted).toHaveBeenCalledWith("диван", undefined));
  // What is there already is noted wherever one is.
  onLine.mockReturnValue(false);
  await submit();
  expect(noted).toHaveBeenCalledTimes(2);
});
