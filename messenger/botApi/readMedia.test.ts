import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Bot } from "grammy";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startTestMessenger } from "../testing/startTestMessenger.ts";

const AZIZA = 5_000_001;

test("a photo by its address is fetched, on this machine and as WebP too", async () => {
  const tg = await startTestMessenger();
  const { api } = new Bot(tg.token, { client: { apiRoot: tg.root } });
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const webp = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#c33" } })
    .webp()
    .toBuffer();
  const site = createServer((request, response) => {
    response.statusCode = request.url === "/images/a.webp" ? 200 : 404;
    response.setHeader("content-type", "image/webp");
    response.end(webp);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(site.address() as AddressInfo).port}/images`;

  const { photo } = await api.sendPhoto(AZIZA, `${address}/a.webp`, { caption: "Look" });
  expect(photo.at(-1)).toMatchObject({ width: 640, height: 480 });
  const shown = await fetch(`${tg.root}/files/${encodeURIComponent(photo.at(-1)!.file_id)}`);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(640);
  await expect(api.sendPhoto(AZIZA, `${address}/none.webp`)).rejects.toMatchObject({
    error_code: 400,
    description: "Bad Request: failed to get HTTP URL content",
  });
  site.close();
  await tg.stop();
});
