/** The 480-pixel square of a photo: `/images/x.webp` → `/images/x-480.webp`. Other addresses stay as they are. */
export function smallPhoto(src: string): string {
  return src.replace(/(\/images\/[^?#]+?)(?<!-480)\.webp$/, "$1-480.webp");
}
