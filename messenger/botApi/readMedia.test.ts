import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Bot } from "grammy";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startTestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;

test("a photo by its address is fetched, on this machine too; what Telegram doesn't take is refused", async () => {
  const tg = await startTestMessenger();
  const { api } = new Bot(tg.token, { client: { apiRoot: tg.root } });
  await tg.sim("POST", `/people/${AZIZA}/start`);
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#c33" } });
  const files: Record<string, Buffer> = {
    "/images/a.jpg": await picture.clone().jpeg().toBuffer(),
    "/images/a.png": await picture.clone().png().toBuffer(),
    // By its name it isn't told.
    "/images/webp.jpg": await picture.clone().webp().toBuffer(),
  };
  const site = createServer((request, response) => {
    const file = files[request.url ?? ""];
    response.statusCode = file ? 200 : 404;
    response.setHeader("content-type", "image/jpeg");
    response.end(file);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(site.address() as AddressInfo).port}/images`;

  const { photo } = await api.sendPhoto(AZIZA, `${address}/a.jpg`, { caption: "Look" });
  expect(photo.at(-1)).toMatchObject({ width: 640, height: 480 });
  const shown = await fetch(`${tg.root}/files/${encodeURIComponent(photo.at(-1)!.file_id)}`);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(640);
  const sent = (name: string) => api.sendPhoto(AZIZA, `${address}/${name}`);
  await sent("a.png");
  await expect(sent("none.jpg")).rejects.toMatchObject({
    error_code: 400,
    description: "Bad Request: failed to get HTTP URL content",
  });
  await expect(sent("webp.jpg")).rejects.toMatchObject({
    error_code: 400,
    description: "Bad Request: wrong type of the web page content",
  });

  const prepare = (name: string) => {
    const url = `${address}/${name}`;
    const result = { type: "photo", id: "1", photo_url: url, thumbnail_url: url } as const;
    return api.raw.savePreparedInlineMessage({ user_id: AZIZA, result, allow_user_chats: true });
  };
  expect(await prepare("a.jpg")).toMatchObject({ id: expect.any(String) });
  const refusals = { "a.png": "WEBDOCUMENT_MIME_INVALID", "webp.jpg": "WEBDOCUMENT_MIME_INVALID" };
  for (const [name, description] of Object.entries({
    ...refusals,
    "none.jpg": "failed to get HTTP URL content",
  })) {
    await expect(prepare(name)).rejects.toMatchObject({
      error_code: 400,
      description: `Bad Request: ${description}`,
    });
  }
  site.close();
  await tg.stop();
});
