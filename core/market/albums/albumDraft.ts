import type { Draft } from "#contract/drafts.ts";
import { type ReadCaption, readCaption } from "./readCaption.ts";
import type { KeptPart } from "./takePhotos.ts";

/** A draft of a listing, as far as an album tells it. */
interface AlbumDraft {
  read: ReadCaption;
  draft: Draft;
}

/** The draft that an album's photos and words make; words below several of its photos are read together. */
export function albumDraft(parts: readonly KeptPart[]): AlbumDraft {
  const read = readCaption(parts.flatMap(({ caption }) => caption ?? []).join("\n"));
  const { name, description, price, currency, isNegotiable, phones } = read;
  const draft: Draft = {
    name,
    description,
    price,
    currency,
    isNegotiable,
    photos: parts.flatMap(({ src }) => src ?? []),
    ...(phones.length > 0 && { phoneNumbers: phones }),
  };
  return { read, draft };
}
