import { andijan } from "./andijan.ts";
import { bukhara } from "./bukhara.ts";
import { fergana } from "./fergana.ts";
import { jizzakh } from "./jizzakh.ts";
import { karakalpakstan } from "./karakalpakstan.ts";
import { kashkadarya } from "./kashkadarya.ts";
import { khorezm } from "./khorezm.ts";
import { namangan } from "./namangan.ts";
import { navoiy } from "./navoiy.ts";
import { samarkand } from "./samarkand.ts";
import { surkhandarya } from "./surkhandarya.ts";
import { syrdarya } from "./syrdarya.ts";
import { tashkentCity } from "./tashkentCity.ts";
import { tashkentRegion } from "./tashkentRegion.ts";
import type { RegionSeed } from "./types.ts";

/** The 14 first-level units of Uzbekistan: the capital, its region, the rest by Russian name. */
export const regions: readonly RegionSeed[] = [
  tashkentCity,
  tashkentRegion,
  andijan,
  bukhara,
  jizzakh,
  kashkadarya,
  navoiy,
  namangan,
  karakalpakstan,
  samarkand,
  surkhandarya,
  syrdarya,
  fergana,
  khorezm,
];
