/** A picture that is kept, with its size in pixels. */
export interface PagePhoto {
  src: string;
  width: number;
  height: number;
}
