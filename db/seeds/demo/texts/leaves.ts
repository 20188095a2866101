import { animals } from "./animals.ts";
import { appliances } from "./appliances.ts";
import { beauty } from "./beauty.ts";
import { business } from "./business.ts";
import { construction } from "./construction.ts";
import { electronics } from "./electronics.ts";
import { farm } from "./farm.ts";
import { fashion } from "./fashion.ts";
import { food } from "./food.ts";
import { hobby } from "./hobby.ts";
import { home } from "./home.ts";
import { jobs } from "./jobs.ts";
import { kids } from "./kids.ts";
import { parseLeaves } from "./parseLeaves.ts";
import { phones } from "./phones.ts";
import { property } from "./property.ts";
import { services } from "./services.ts";
import { sport } from "./sport.ts";
import { transport } from "./transport.ts";

const texts = [
  transport,
  property,
  phones,
  electronics,
  appliances,
  home,
  construction,
  fashion,
  kids,
  beauty,
  animals,
  sport,
  hobby,
  food,
  farm,
  business,
  services,
  jobs,
];

/** The texts of every leaf of the category tree. */
export const leafTexts = texts.flatMap(parseLeaves);
