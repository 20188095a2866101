import { expect, people, test } from "./support/market.ts";

/** A gate for what is on its way: waits until it is opened. */
function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("a chat shows what was said while its answer was on its way", async ({ page, market }) => {
  const { opened, open } = makeGate();
  await page.route("**/sim/people/*/chat?*", async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  const answered = page.waitForRequest("**/sim/people/*/chat?*");
  await page.goto(`${market.messengerUrl}/?person=${people.rahul}&chat=${people.priya}`);
  await answered;
  await page.waitForTimeout(300);
  await market.act(`people/${people.priya}/text`, { to: people.rahul, text: "said meanwhile" });
  await page.waitForTimeout(300);
  open();
  await expect(page.getByRole("log").getByText("said meanwhile")).toBeVisible();
});

test("a chat shows what was said before its page listens", async ({ page, market }) => {
  const { opened, open } = makeGate();
  await page.routeWebSocket("**/live", async (socket) => {
    await opened;
    socket.connectToServer();
  });
  await market.act(`people/${people.priya}/text`, { to: people.rahul, text: "said long before" });
  await page.goto(`${market.messengerUrl}/?person=${people.rahul}&chat=${people.priya}`);
  await expect(page.getByRole("log").getByText("said long before")).toBeVisible();
  await market.act(`people/${people.priya}/text`, { to: people.rahul, text: "said just before" });
  open();
  await expect(page.getByRole("log").getByText("said just before")).toBeVisible();
});
