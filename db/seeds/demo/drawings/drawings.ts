import { work } from "./work.ts";
import { farm } from "./farm.ts";
import { food } from "./food.ts";
import { hobby } from "./hobby.ts";
import { sport } from "./sport.ts";
import { animals } from "./animals.ts";
import { beauty } from "./beauty.ts";
import { kids } from "./kids.ts";
import { accessories } from "./accessories.ts";
import { clothes } from "./clothes.ts";
import { tools } from "./tools.ts";
import { building } from "./building.ts";
import { appliances } from "./appliances.ts";
import { computers } from "./computers.ts";
import { furniture } from "./furniture.ts";
import { home } from "./home.ts";
import { kitchen } from "./kitchen.ts";
import { media } from "./media.ts";
import { motoAndParts } from "./motoAndParts.ts";
import { phones } from "./phones.ts";
import { property } from "./property.ts";
import type { Drawings } from "./types.ts";
import { vehicles } from "./vehicles.ts";

export const drawings: Drawings = {
  ...{ ...vehicles, ...motoAndParts, ...property, ...phones, ...computers, ...media },
  ...{ ...building, ...tools, ...clothes, ...accessories },
  ...{ ...kids, ...beauty, ...animals, ...sport },
  ...{ ...hobby, ...food, ...farm, ...work },
  ...{ ...kitchen, ...appliances, ...furniture, ...home },
};
