import { migrateUp } from "#db/migrate.ts";
import { seedReference } from "#db/seeds/reference/seedReference.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import type { Face } from "./people.ts";

/** Fills the empty database: what every market has, and for every second person a listing that the one before asks about. */
async function prepare(faces: Face[]): Promise<number[]> {
  await migrateUp();
  await seedReference();
  const listings: number[] = [];
  for (const { id, name, phone } of faces) {
    const user = await buildUser({
      telegramId: id,
      firstName: name,
      phoneNumber: phone,
      lastName: null,
      username: null,
    });
    const listing = await buildListing({ ownerId: user.id, name: `Lamp of ${name}` });
    listings.push(listing.id);
  }
  await sequelize.close();
  return listings;
}

process.once("message", (faces: Face[]) => {
  void prepare(faces).then((listings) => {
    process.send?.({ listings });
    process.disconnect();
  });
});
process.send?.("ready");
