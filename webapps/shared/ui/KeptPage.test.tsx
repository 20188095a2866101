import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { KeptPage, useIsShown, WhileShown } from "./KeptPage.tsx";
import { Page } from "./Page.tsx";

afterEach(cleanup);

let show: (isShown: boolean) => void;
const onHide = vi.fn();

function Typed() {
  const [words, setWords] = useState("");
  return <input value={words} onChange={(event) => setWords(event.target.value)} />;
}
function Card() {
  return <a href="/listing">{useIsShown() ? "seen" : "unseen"}</a>;
}
function App() {
  const [isShown, setShown] = useState(true);
  show = (next) => act(() => setShown(next));
  return (
    <MemoryRouter>
      <KeptPage isShown={isShown}>
        <Page title="Kept" home="/" isRoot>
          <WhileShown onHide={onHide}>
            <Typed />
          </WhileShown>
          <Card />
        </Page>
      </KeptPage>
      {!isShown && (
        <Page title="Other" home="/">
          other
        </Page>
      )}
    </MemoryRouter>
  );
}

test("a kept page keeps its elements and the focus, is out of reach meanwhile, and gives its name back", () => {
  render(<App />);
  const card = screen.getByRole("link");
  card.focus();
  show(false);
  expect(document.title).toBe("Other");
  expect(screen.queryByRole("link")).toBeNull();
  expect(card.isConnected).toBe(true);
  expect(card.closest("[inert]")).not.toBeNull();
  expect(card.textContent).toBe("unseen");
  card.blur();
  show(true);
  expect(screen.getByRole("link")).toBe(card);
  expect(document.title).toBe("Kept");
  expect(document.activeElement).toBe(card);
});

test("what is there only while it is shown begins anew, and hears when it goes", () => {
  render(<App />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "samsung" } });
  onHide.mockClear();
  show(false);
  expect(onHide).toHaveBeenCalledOnce();
  show(true);
  expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("");
});
