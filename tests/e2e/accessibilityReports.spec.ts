import { en as reports } from "../../webapps/reports/locales/en.ts";
import { lookAround, type Shown } from "./support/lookAround.ts";
import { people, test } from "./support/market.ts";

test("axe finds nothing on the reports, on a desktop and a phone, in both languages", async ({
  page,
  market,
}) => {
  test.slow();
  await market.open(page, { personId: people.admin, app: "reports" });
  const loaded = (app: Shown) => app.getByRole("table").first();
  const turn = (name: string) => (app: Shown) => app.getByRole("button", { name }).click();
  await lookAround(page, [
    { name: "reports-phone-ru", act: turn("Русский"), shows: loaded },
    { name: "reports-phone-en", act: turn("English"), shows: loaded },
    { name: "reports-month", act: turn(reports["range.thirtyDays"]), shows: loaded },
    {
      name: "reports-sources",
      act: (app) =>
        app
          .getByRole("region", { name: reports["purchases.title"], exact: true })
          .locator("button[aria-expanded]")
          .first()
          .click(),
      shows: (app) => app.locator("button[aria-expanded=true]"),
    },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await lookAround(page, [
    { name: "reports-desktop-en", shows: loaded },
    { name: "reports-desktop-ru", act: turn("Русский"), shows: loaded },
  ]);
});
