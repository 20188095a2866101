import type { Listing } from "#contract/listings.ts";
import { PhotoCarousel as Carousel } from "#webapps/shared/ui/photos/PhotoCarousel.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";

/** The listing's photos from edge to edge; a tap opens the viewer. */
export function PhotoCarousel({ listing, name }: { listing: Listing; name: string }) {
  const { photos, thumbhashes, rootCategoryLink } = listing;
  return (
    <Carousel
      photos={photos.map((src, index) => ({ src, thumbhash: thumbhashes[index] }))}
      name={name}
      ratio="4 / 3"
      fallback={<CategoryDrawing link={rootCategoryLink} size={120} />}
    />
  );
}
