import { expect, test } from "vitest";
import { CAPTION_MAX, fitsCaption } from "./caption.ts";
import { escapeHtml } from "./escapeHtml.ts";

test.each(["a", "&", "<", '"', "я", "😀"])(
  "as many %s as Telegram counts fit, and no more, whatever the markup",
  (letter) => {
    const letters = letter.repeat(CAPTION_MAX / letter.length);
    const caption = (text: string) => `<b>${escapeHtml(text)}</b>`;
    expect([fitsCaption(caption(letters)), fitsCaption(caption(letters + letter))]).toEqual([true, false]);
  },
);
