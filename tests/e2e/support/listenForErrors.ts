import type { Page } from "@playwright/test";
import { expect } from "./market.ts";

/**
 * Listens to the consoles of a page and of those it opens; the answer checks that they have said no error. `refusals` are
 * the statuses of HTTP that the journey means to meet.
 */
export function listenForErrors(page: Page, refusals: readonly number[] = []): () => void {
  const said: string[] = [];
  const meant = refusals.map((status) => `status of ${status} `);
  page.context().on("console", (message) => {
    if (message.type() !== "error" || meant.some((words) => message.text().includes(words))) return;
    said.push(`${message.text()} (${message.location().url})`);
  });
  page.context().on("weberror", (error) => said.push(String(error.error())));
  return () => expect(said).toEqual([]);
}
