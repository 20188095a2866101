import { expect, test } from "vitest";
import { ru as topUpRu } from "../../top/locales/ru.ts";
import { uz as topUpUz } from "../../top/locales/uz.ts";
import { ru } from "./ru.ts";
import { uz } from "./uz.ts";

test("whom the bot can't write to is promised no message of it", () => {
  for (const words of Object.values({ ...ru, ...topUpRu })) expect(words).not.toMatch(/бот\S* (на)?пи[шс]/i);
  for (const words of Object.values({ ...uz, ...topUpUz })) expect(words).not.toMatch(/bot\S* (sizga )?yoz/i);
});
