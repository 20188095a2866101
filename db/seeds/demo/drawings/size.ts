/** Size of the canvas all drawings are made on. */
export const WIDTH = 1280;
export const HEIGHT = 960;
