import { smallPhoto } from "#contract/smallPhoto.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";

export interface CoverPhotoProps {
  photo: { src: string; thumbhash?: string | null } | undefined;
  /** The size of the drawing that stands where there is no photo. */
  iconSize: number;
  /** Whether the photo is on the first screen and is loaded at once. */
  isEager?: boolean | undefined;
}

/** A product's first photo, as small as lists show it; its name stands beside. */
export function CoverPhoto({ photo, iconSize, isEager = false }: CoverPhotoProps) {
  return (
    <Photo
      src={photo && smallPhoto(photo.src)}
      thumbhash={photo?.thumbhash}
      alt=""
      isEager={isEager}
      fallback={<Icon name="items" size={iconSize} />}
    />
  );
}
