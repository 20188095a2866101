import { yardGoods } from "./yardGoods.ts";
import { accessories } from "./accessories.ts";
import { animals } from "./animals.ts";
import { appliances } from "./appliances.ts";
import { beauty } from "./beauty.ts";
import { building } from "./building.ts";
import { clothes } from "./clothes.ts";
import { computers } from "./computers.ts";
import { farm } from "./farm.ts";
import { food } from "./food.ts";
import { furniture } from "./furniture.ts";
import { hobby } from "./hobby.ts";
import { home } from "./home.ts";
import { kids } from "./kids.ts";
import { kitchen } from "./kitchen.ts";
import { media } from "./media.ts";
import { motoAndParts } from "./motoAndParts.ts";
import { phones } from "./phones.ts";
import { property } from "./property.ts";
import { sport } from "./sport.ts";
import { tools } from "./tools.ts";
import type { Drawings } from "./types.ts";
import { vehicles } from "./vehicles.ts";
import { work } from "./work.ts";

export const drawings: Drawings = {
  ...{ ...vehicles, ...motoAndParts, ...property, ...phones, ...computers, ...media },
  ...{ ...building, ...tools, ...clothes, ...accessories },
  ...{ ...kids, ...beauty, ...animals, ...sport },
  ...{ ...hobby, ...food, ...farm, ...work },
  ...{ ...kitchen, ...appliances, ...furniture, ...home, ...yardGoods },
};
