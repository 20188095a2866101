import { parseSubjects, type Subject } from "./subject.ts";
import { accessories } from "./subjects/accessories.ts";
import { animals } from "./subjects/animals.ts";
import { appliances } from "./subjects/appliances.ts";
import { building } from "./subjects/building.ts";
import { clothes } from "./subjects/clothes.ts";
import { electronics } from "./subjects/electronics.ts";
import { food } from "./subjects/food.ts";
import { furniture } from "./subjects/furniture.ts";
import { home } from "./subjects/home.ts";
import { kids } from "./subjects/kids.ts";
import { places } from "./subjects/places.ts";
import { shopFestive } from "./subjects/shopFestive.ts";
import { shopKitchen } from "./subjects/shopKitchen.ts";
import { shopWear } from "./subjects/shopWear.ts";
import { sport } from "./subjects/sport.ts";
import { tools } from "./subjects/tools.ts";
import { vehicles } from "./subjects/vehicles.ts";
import { work } from "./subjects/work.ts";

const texts = [
  vehicles,
  places,
  electronics,
  appliances,
  furniture,
  home,
  building,
  tools,
  clothes,
  accessories,
  kids,
  animals,
  sport,
  food,
  work,
  shopWear,
  shopKitchen,
  shopFestive,
];

/** All that the demo's photos show, by name. */
export const subjects: Readonly<Record<string, Subject>> = Object.fromEntries(texts.flatMap(parseSubjects));
