import type { Random } from "../random.ts";

/** What is behind a thing, what it stands on, and how high up the picture one meets the other. */
interface Place {
  kind: "indoors" | "table" | "outdoors" | "studio" | "above" | "wall";
  backs: readonly string[];
  grounds: readonly string[];
  horizon: readonly [number, number];
}

const walls = ["plain", "stripes", "bricks", "panels", "diamonds", "concrete"];

const places = {
  table: { kind: "table", backs: walls, grounds: ["wood", "cloth", "marble", "plain"], horizon: [560, 700] },
  counter: {
    kind: "table",
    backs: ["tiles", "bricks", "diamonds"],
    grounds: ["marble", "wood"],
    horizon: [600, 700],
  },
  sill: { kind: "table", backs: ["window"], grounds: ["plain", "wood"], horizon: [660, 720] },
  shelf: { kind: "table", backs: ["shelves"], grounds: ["plain", "wood"], horizon: [690, 740] },
  studio: { kind: "studio", backs: ["sweep", "halves", "spot"], grounds: ["plain"], horizon: [620, 720] },
  room: {
    kind: "indoors",
    backs: walls,
    grounds: ["boards", "parquet", "rug", "tiles"],
    horizon: [600, 700],
  },
  hall: {
    kind: "indoors",
    backs: ["hall", "concrete", "panels"],
    grounds: ["concrete", "tiles"],
    horizon: [560, 680],
  },
  store: {
    kind: "indoors",
    backs: ["shelves", "hall"],
    grounds: ["concrete", "tiles"],
    horizon: [560, 680],
  },
  wall: { kind: "wall", backs: walls, grounds: ["plain"], horizon: [868, 960] },
  above: {
    kind: "above",
    backs: ["wood", "cloth", "marble", "rug", "boards", "sheet"],
    grounds: ["plain"],
    horizon: [0, 0],
  },
  tiled: { kind: "wall", backs: ["tiles", "bricks"], grounds: ["plain"], horizon: [868, 960] },
  road: {
    kind: "outdoors",
    backs: ["mountains", "blocks", "trees"],
    grounds: ["asphalt", "asphalt", "paving"],
    horizon: [540, 650],
  },
  gate: {
    kind: "outdoors",
    backs: ["fence", "gates", "vine"],
    grounds: ["paving", "clay", "snow"],
    horizon: [600, 680],
  },
  meadow: {
    kind: "outdoors",
    backs: ["mountains", "trees", "poplars"],
    grounds: ["grass", "rows", "straw"],
    horizon: [470, 600],
  },
  farmyard: {
    kind: "outdoors",
    backs: ["vine", "fence", "barn"],
    grounds: ["clay", "straw", "grass"],
    horizon: [580, 680],
  },
  steppe: {
    kind: "outdoors",
    backs: ["mountains", "nothing"],
    grounds: ["straw", "snow", "clay"],
    horizon: [480, 600],
  },
  water: {
    kind: "outdoors",
    backs: ["mountains", "trees", "nothing"],
    grounds: ["water"],
    horizon: [470, 580],
  },
  shore: { kind: "outdoors", backs: ["mountains", "trees"], grounds: ["straw", "clay"], horizon: [480, 600] },
  night: { kind: "wall", backs: ["plain", "bricks", "panels"], grounds: ["plain"], horizon: [868, 960] },
} as const satisfies Record<string, Place>;

/** Where things of a kind are photographed. Each turn takes the next. */
export const scenes = {
  small: ["table", "studio", "counter", "sill", "shelf"],
  flat: ["above", "table", "above", "studio"],
  kitchen: ["counter", "table", "studio", "sill"],
  home: ["room", "studio", "store"],
  hang: ["wall", "above", "wall"],
  fixed: ["wall", "tiled", "room"],
  street: ["road", "gate", "hall", "steppe"],
  farm: ["meadow", "farmyard", "steppe"],
  yard: ["farmyard", "hall", "gate"],
  lake: ["water", "shore"],
  night: ["night"],
} as const satisfies Record<string, readonly (keyof typeof places)[]>;

export type SceneName = keyof typeof scenes;

export interface Setting {
  kind: Place["kind"];
  back: string;
  ground: string;
  horizon: number;
  /** Colours of the wall or sky and of what is below. */
  tone: string;
  floor: string;
}

const tones = [
  "#e6d8c0",
  "#7f9db3",
  "#cddcc4",
  "#c98d74",
  "#d6cee8",
  "#4f6f68",
  "#f0deb2",
  "#bbdad5",
  "#8c8f98",
  "#efe9df",
  "#b7685a",
  "#35465c",
  "#e3b7a6",
  "#a7b58a",
  "#f4f2ec",
  "#6d5a78",
] as const;
const floors: Record<string, readonly string[]> = {
  wood: ["#c99f6f", "#8a5f3f", "#d8bb94", "#a87953", "#5d4535", "#e0d2bd"],
  cloth: ["#f3efe6", "#a9413f", "#3f5f8a", "#d8c7a8", "#5e7d5a", "#e7c2c6"],
  marble: ["#f1f0ed", "#d9dcdf", "#3c4046", "#e6ddcf"],
  plain: ["#f4f3f0", "#dcdcda", "#c4b7a6", "#585d66", "#e8e2d4"],
  boards: ["#c9a67c", "#8f6b4c", "#bfb5a8", "#d7c3a3", "#6c5443"],
  parquet: ["#b98a5a", "#d2ab78", "#8a5f3d"],
  rug: ["#a8403c", "#3d5a80", "#7a6a58", "#c9b89a", "#5a7a66"],
  tiles: ["#d9dcdd", "#b9a48a", "#8f989e", "#e9e4da"],
  concrete: ["#b9bbbb", "#9a9d9f", "#cfcac1"],
  sheet: ["#dfe7ee", "#f2dfe2", "#e9e6dc", "#c9d6c9"],
  asphalt: ["#8b8d91", "#6f7378", "#9b9a96"],
  paving: ["#c0b8aa", "#a8a9a8", "#b79a86"],
  clay: ["#b39b7a", "#c2ac8c", "#9c8468"],
  grass: ["#86aa5c", "#6d9350", "#9db56a"],
  rows: ["#8a6a48", "#7c8f4c"],
  straw: ["#cdb06a", "#b9a06a", "#d8c48a"],
  snow: ["#eef2f6", "#e2e9f0"],
  water: ["#63a6c6", "#4b8a9c", "#7fb3cf"],
};
const skies = [
  "#8fc3ee",
  "#b9c4cf",
  "#e0a56e",
  "#7db4e6",
  "#d99aa0",
  "#a9d3ee",
  "#c9d4dc",
  "#5f7fb8",
] as const;

/** The place of a thing's photos, each turn another. */
export function settingOf(scene: SceneName, turn: number, deal: Random): Setting {
  const names = scenes[scene];
  const place: Place = places[names[turn % names.length] ?? "studio"];
  const { kind } = place;
  const back = deal.pick(place.backs);
  const ground = kind === "above" ? back : deal.pick(place.grounds);
  const dark = scene === "night";
  const wall = dark ? deal.pick(["#2a2140", "#1f2a44", "#33241f"]) : deal.pick(tones);
  const tone = kind === "outdoors" ? deal.pick(skies) : wall;
  const [least, most] = place.horizon;
  return {
    kind,
    back,
    ground,
    tone,
    horizon: deal.int(least, most),
    floor: deal.pick(floors[ground] ?? [tone]),
  };
}
