import { expect, test } from "vitest";
import { rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { lookUp, PEOPLE } from "./lookUp.ts";

const idsOf = async (words: string) => (await lookUp(words)).people.map(({ id }) => id);

test("people by a part of their whole name, of any case; signs of a pattern are signs", async () => {
  const { id } = await buildUser({ firstName: "Гульчехра", lastName: "Zokirova%" });
  expect(await idsOf("хра zok")).toEqual([id]);
  expect(await idsOf("zokirova%")).toEqual([id]);
  expect(await idsOf("г%ра")).toEqual([]);
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
