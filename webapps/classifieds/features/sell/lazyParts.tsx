import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { FormFailed } from "./FormFailed.tsx";

const load = freshImport(() => import("./laterParts.ts"));

/**
 * Loads what of the form comes behind its first view.
 * @throws {ApiError} `offline`
 */
export async function loadLaterParts(): ReturnType<typeof load> {
  try {
    return await load();
  } catch {
    throw new ApiError("offline");
  }
}

export const ParameterSheet = lazyOverlay(async () => (await loadLaterParts()).ParameterSheet);
export const PhotoMenu = lazyOverlay(async () => (await loadLaterParts()).PhotoMenu);
export const FurtherSections = lazyPart(async () => {
  const parts = await loadLaterParts();
  // They came with it, and then open at once.
  await Promise.all([ParameterSheet.preload(), PhotoMenu.preload()]);
  return parts.FurtherSections;
}, FormFailed);
