/** Parts of the form that nobody sees or touches in its first moment, in one chunk that comes behind it. */

export { FurtherSections } from "./FurtherSections.tsx";
export { ParameterSheet } from "./ParameterSheet.tsx";
export { PhotoDrag } from "./PhotoDrag.ts";
export { PhotoMenu } from "./PhotoMenu.tsx";
export { shrinkPhoto } from "./shrinkPhoto.ts";
export { uploadPhoto } from "./uploadPhoto.ts";
