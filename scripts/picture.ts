import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { config } from "#config";
import { findBrowser } from "../tests/e2e/support/browser.ts";

const messenger = `http://localhost:${config.MESSENGER_PORT}`;
const file = join(import.meta.dirname, "..", "docs", "picture.png");

/** Takes the README's picture from the running market: somebody new says hello and opens the classifieds. */
async function takePicture() {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const person = { firstName: "Kamila", language: "uz", platform: "ios" };
    await fetch(`${messenger}/sim/people`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(person),
    });
    await page.goto(messenger);
    await page.getByRole("button", { name: person.firstName }).first().click();
    await page.getByRole("button", { name: "START", exact: true }).click();
    await page.getByRole("log").locator(".inline-button").first().click();
    const app = page.frameLocator(".app-frame").frameLocator("iframe");
    await app.locator('a[href*="/product/"] img').first().waitFor();
    // Photos fade in.
    await page.waitForTimeout(2500);
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90 })
      .toFile(file);
    console.log(`Wrote ${file}`);
  } finally {
    await browser.close();
  }
}

try {
  await takePicture();
} catch (error) {
  console.error(
    `No picture: is the market running (npm start)? ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
