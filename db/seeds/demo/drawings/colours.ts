/** Colours of the drawn things, with the text of the category parameter's option that names them. */
export const colours = {
  white: { hex: "#f1f1ee", ru: "Белый" },
  black: { hex: "#34373e", ru: "Чёрный" },
  grey: { hex: "#868c94", ru: "Серый" },
  silver: { hex: "#c3c9d0", ru: "Серебристый" },
  red: { hex: "#c93b3f", ru: "Красный" },
  blue: { hex: "#2f66b8", ru: "Синий" },
  sky: { hex: "#83b9e4", ru: "Голубой" },
  green: { hex: "#43895b", ru: "Зелёный" },
  yellow: { hex: "#f0bf42", ru: "Жёлтый" },
  orange: { hex: "#e5823b", ru: "Оранжевый" },
  brown: { hex: "#8a5a3b", ru: "Коричневый" },
  beige: { hex: "#dcc7a6", ru: "Бежевый" },
  pink: { hex: "#e79cb4", ru: "Розовый" },
  violet: { hex: "#7c64b4", ru: "Фиолетовый" },
  gold: { hex: "#d0a64a", ru: "Золотой" },
} as const;

export type ColourName = keyof typeof colours;

/** `share` of the second colour in the first, both written #rrggbb. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

export const lighter = (hex: string, share: number) => mix(hex, "#ffffff", share);
/** Into the shade: towards a cool near-black, but warm colours towards a deep brown, else yellow turns olive. */
export function darker(hex: string, share: number): string {
  const warmth = Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(5, 7), 16);
  return mix(hex, mix("#14161f", "#4a1d06", Math.min(Math.max(warmth / 110, 0), 1)), share);
}
