import Router from "@koa/router";
import { uploadImages } from "#contract/images.ts";
import { assertPhotosLeft } from "#core/platform/images/assertPhotosLeft.ts";
import { saveImages } from "#core/platform/images/saveImages.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const uploads = new Router<ApiState>({ sensitive: true });

route(
  uploads,
  uploadImages,
  (_, { userId }, files) =>
    saveImages(
      userId,
      files.map(({ path }) => path),
    ),
  { limit: "uploads", isInParts: true, beforeFiles: ({ userId }) => assertPhotosLeft(userId) },
);
