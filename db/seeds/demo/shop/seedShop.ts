import { QueryTypes } from "sequelize";
import { ShopCategory } from "../../../models/ShopCategory.ts";
import { User } from "../../../models/User.ts";
import { sequelize, transact } from "../../../sequelize.ts";
import { people } from "../market/people.ts";
import { demoPhotos } from "../photos.ts";
import { writeConfigTexts } from "./configTexts.ts";
import { shopCategories } from "./products/products.ts";
import type { ShopRules } from "./rules.ts";
import { shopPhotos } from "./shots.ts";
import { writeGroups } from "./writeGroups.ts";
import { writeOrders } from "./writeOrders.ts";
import { writeProducts } from "./writeProducts.ts";
import { writeVisits } from "./writeVisits.ts";

interface Options {
  say: (line: string) => void;
  rules: ShopRules;
}

async function seedProducts({ say, rules }: Options) {
  const links = shopCategories.map(({ link }) => link);
  if ((await ShopCategory.count({ where: { link: links } })) > 0) return;
  say("Filling the shop");
  const photos = demoPhotos(shopPhotos);
  const owner = await User.findOne({
    where: { telegramId: people[0]?.telegramId ?? null },
    rejectOnEmpty: true,
  });
  await transact(async () => {
    await writeProducts(photos, owner.id, rules);
    await writeConfigTexts();
  });
}

/** Groups are open for a day: a demo that is started again later has people in it again. */
async function seedGroups({ rules }: Options) {
  const open = await sequelize.query(
    "select 1 from groups where status = 'open' and ends_at > now() limit 1",
    { type: QueryTypes.SELECT },
  );
  if (open.length === 0) await transact(() => writeGroups(rules));
}

/** Fills the demo shop; what is there already stays as it is. Needs the demo market's people. */
export async function seedShop(options: Options): Promise<void> {
  await seedProducts(options);
  await seedGroups(options);
  await transact(() => writeOrders(options.rules));
  await transact(writeVisits);
}
