import { accessories } from "./accessories.ts";
import { animals } from "./animals.ts";
import { appliances } from "./appliances.ts";
import { beauty } from "./beauty.ts";
import { building } from "./building.ts";
import { clothes } from "./clothes.ts";
import { computers } from "./computers.ts";
import { farm } from "./farm.ts";
import { finishing } from "./finishing.ts";
import { food } from "./food.ts";
import { furniture } from "./furniture.ts";
import { hobby } from "./hobby.ts";
import { home } from "./home.ts";
import { interiors } from "./interiors.ts";
import { jobs } from "./jobs.ts";
import { kids } from "./kids.ts";
import { kitchen } from "./kitchen.ts";
import { livestock } from "./livestock.ts";
import { media } from "./media.ts";
import { motoAndParts } from "./motoAndParts.ts";
import { phones } from "./phones.ts";
import { property } from "./property.ts";
import { shopDrawings } from "./shop/shopDrawings.ts";
import { sport } from "./sport.ts";
import { tools } from "./tools.ts";
import type { Drawings } from "./types.ts";
import { vehicles } from "./vehicles.ts";
import { work } from "./work.ts";
import { yardGoods } from "./yardGoods.ts";

export const drawings: Drawings = {
  ...vehicles,
  ...motoAndParts,
  ...property,
  ...interiors,
  ...phones,
  ...computers,
  ...media,
  ...building,
  ...finishing,
  ...tools,
  ...clothes,
  ...accessories,
  ...kids,
  ...beauty,
  ...animals,
  ...livestock,
  ...sport,
  ...hobby,
  ...food,
  ...farm,
  ...work,
  ...jobs,
  ...kitchen,
  ...appliances,
  ...furniture,
  ...home,
  ...yardGoods,
  ...shopDrawings,
};
