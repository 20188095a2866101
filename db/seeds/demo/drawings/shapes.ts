/** Pieces of SVG. A fill is a colour or a gradient of the sketch; opacity is 1 unless told. */

// Not `opacity`, for which the renderer makes a layer as large as the picture.
const faded = (opacity: number) => (opacity === 1 ? "" : ` fill-opacity="${opacity}"`);
const fadedLine = (opacity: number) => (opacity === 1 ? "" : ` stroke-opacity="${opacity}"`);

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${faded(opacity)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${faded(opacity)}/>`;

export const ring = (x: number, y: number, r: number, width: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${fadedLine(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faded(opacity)}/>`;

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;

/** A drawn line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fadedLine(opacity)}/>`;

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join("")}</g>`;

/** `count` pieces, drawn by their number. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** The mirror image about the vertical through 0. */
export const mirrored = (...parts: string[]) => group("scale(-1 1)", ...parts);
