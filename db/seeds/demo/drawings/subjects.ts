import { parseSubjects, type Subject } from "./subject.ts";
import { accessories } from "./subjects/accessories.ts";
import { animals } from "./subjects/animals.ts";
import { appliances } from "./subjects/appliances.ts";
import { building } from "./subjects/building.ts";
import { clothes } from "./subjects/clothes.ts";
import { electronics } from "./subjects/electronics.ts";
import { food } from "./subjects/food.ts";
import { furniture } from "./subjects/furniture.ts";
import { grounds } from "./subjects/grounds.ts";
import { home } from "./subjects/home.ts";
import { kids } from "./subjects/kids.ts";
import { phones } from "./subjects/phones.ts";
import { rooms } from "./subjects/rooms.ts";
import { shop } from "./subjects/shop.ts";
import { sport } from "./subjects/sport.ts";
import { tools } from "./subjects/tools.ts";
import { vehicleParts } from "./subjects/vehicleParts.ts";
import { vehicles } from "./subjects/vehicles.ts";
import { work } from "./subjects/work.ts";

const texts = [
  vehicles,
  vehicleParts,
  rooms,
  grounds,
  phones,
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
  shop,
];

const named = texts.flatMap(parseSubjects);

/** All that the demo's photos show, by name. */
export const subjects: Readonly<Record<string, Subject>> = Object.fromEntries(named);

const taken = named.find(([name, subject]) => subjects[name] !== subject);
if (taken) throw new Error(`Two subjects are named ${taken[0]}`);
