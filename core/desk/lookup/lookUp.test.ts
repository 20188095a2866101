import { expect, test } from "vitest";
import { rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { lookUp, PEOPLE } from "./lookUp.ts";

const idsOf = async (words: string) => (await lookUp(words)).people.map(({ id }) => id);

test("people by a part of their whole name, of any case; signs of a pattern are signs", async () => {
  const { id } = await buildUser({ firstName: "Гульчехра", lastName: "Zokirova%" });
  expect(await idsOf("хра zok")).toEqual([id]);
  expect(await idsOf("zokirova%")).toEqual([id]);
  expect(await idsOf("г%ра")).toEqual([]);
});

test("people and listings by a name in letters of another font, and by such letters", async () => {
  const { id } = await buildUser({ firstName: "𝐃𝐢𝐥𝐧𝐨𝐳𝐚", lastName: "Ⓚⓐⓡⓘⓜⓞⓥⓐ" });
  expect(await idsOf("dilnoza kar")).toEqual([id]);
  expect(await idsOf("Ｄｉｌｎｏｚａ")).toEqual([id]);
  const plain = await buildUser({ firstName: "Сергей", lastName: null });
  expect(await idsOf("сергеи\u0306")).toEqual([plain.id]);
  const listing = await buildListing({ name: "𝐓𝐮𝐦𝐛𝐚 белая" });
  expect((await lookUp("tumba")).listings.map((one) => one.id)).toEqual([listing.id]);
});

test("nobody's name is read who isn't meant: there is an index for each way to find a person", async () => {
  const plan = await transact(async () => {
    await sequelize.query("set local enable_seqscan = off");
    await sequelize.query("set local enable_indexscan = off");
    return rows({ "QUERY PLAN": text }, `explain ${PEOPLE}`, {
      words: "Zokirova",
      ours: null,
      number: null,
      phones: ["+998901234567"],
      isNamed: true,
      like: "%Zokirova%",
    });
  });
  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).toContain("users_name");
  expect(lines).not.toContain("Seq Scan");
});
