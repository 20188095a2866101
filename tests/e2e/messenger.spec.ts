import { expect, type Market, test } from "./support/market.ts";

/** Two people who have said nothing to each other yet. */
async function meet(market: Market): Promise<{ id: number; friend: number }> {
  const make = (firstName: string) => market.act<{ id: number }>("people", { firstName, language: "en" });
  return { id: (await make("Rohan")).id, friend: (await make("Pooja")).id };
}

/** A gate for what is on its way: waits until it is opened. */
function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("a chat shows what was said while its answer was on its way", async ({ page, market }) => {
  const { id, friend } = await meet(market);
  const [answered, gate] = [makeGate(), makeGate()];
  await page.route("**/sim/people/*/chat?*", async (route) => {
    const response = await route.fetch();
    answered.open();
    await gate.opened;
    await route.fulfill({ response });
  });
  const said = "said meanwhile";
  const heard = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => void (String(payload).includes(said) && resolve())),
    );
  });
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=${friend}`);
  await answered.opened;
  await market.act(`people/${friend}/text`, { to: id, text: said });
  await heard;
  gate.open();
  await expect(page.getByRole("log").getByText(said)).toBeVisible();
});

test("a chat shows what was said before its page listens", async ({ page, market }) => {
  const { id, friend } = await meet(market);
  const { opened, open } = makeGate();
  await page.routeWebSocket("**/live", async (socket) => {
    await opened;
    socket.connectToServer();
  });
  await market.act(`people/${friend}/text`, { to: id, text: "said long before" });
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=${friend}`);
  await expect(page.getByRole("log").getByText("said long before")).toBeVisible();
  await market.act(`people/${friend}/text`, { to: id, text: "said just before" });
  open();
  await expect(page.getByRole("log").getByText("said just before")).toBeVisible();
});
