/** English, then Hindi. */
type Words = readonly [en: string, hi: string];

/** Names of details, by how they are called here. */
export const detailNames = {
  material: ["Material", "सामग्री"],
  size: ["Size", "आकार"],
  colour: ["Colour", "रंग"],
  box: ["In the box", "पैकेट में"],
  care: ["Care", "देखभाल"],
  warranty: ["Warranty", "वारंटी"],
  capacity: ["Capacity", "क्षमता"],
  battery: ["Battery", "बैटरी"],
  origin: ["Made in", "निर्मित"],
  power: ["Power", "पावर"],
  weight: ["Weight", "वज़न"],
  sole: ["Sole", "सोल"],
} as const satisfies Record<string, Words>;

/** Features that buyers rate, by their names here. */
export const featureTitles = {
  quality: ["Quality", "गुणवत्ता"],
  value: ["Value for money", "पैसा वसूल"],
  look: ["Looks as in the photo", "फ़ोटो जैसा"],
  fit: ["Fit", "फिटिंग"],
  comfort: ["Comfort", "आराम"],
  sound: ["Sound", "आवाज़"],
  battery: ["Battery", "बैटरी"],
  cleaning: ["Easy to clean", "सफ़ाई में आसान"],
  scent: ["Fragrance", "खुशबू"],
  packing: ["Packing", "पैकिंग"],
} as const satisfies Record<string, Words>;

type DetailName = keyof typeof detailNames;
type FeatureTitle = keyof typeof featureTitles;

export interface ReviewSeed {
  author: string;
  stars: 1 | 2 | 3 | 4 | 5;
  question?: string;
  answer: string;
  likes: number;
}

export interface ProductSeed {
  title: Words;
  text: Words;
  /** Whole rupees: alone, and with friends. */
  price: number;
  group: number;
  /** Imported history: how many were sold and in how many groups, and ratings of 5 to 1 stars. */
  sold: number;
  groups: number;
  stars: readonly [number, number, number, number, number];
  /** `drawing:colour:view`, the cover first. */
  shots: readonly string[];
  details: readonly (readonly [name: DetailName, en: string, hi: string])[];
  highlights: readonly Words[];
  /** The subject of each picture, by its place among the shots. */
  pictures: readonly (readonly [shot: number, title: Words, text: Words])[];
  rates: readonly FeatureTitle[];
  reviews: readonly ReviewSeed[];
  /** A demand test when false. */
  isReal?: false;
}

export interface CategorySeed {
  link: string;
  name: Words;
  products: readonly ProductSeed[];
}
