/** Width to height of the photos: low enough that the open groups begin on a phone's first view. */
export const PHOTO_RATIO = "6 / 5";
