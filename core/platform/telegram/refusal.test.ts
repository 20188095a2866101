import { expect, test } from "vitest";
import { isPhotoRefused } from "./refusal.ts";

const refusal = (description: string, error_code = 400) =>
  Object.assign(new Error("x"), { error_code, description });

test.each([
  "wrong HTTP URL specified",
  "failed to get HTTP URL content",
  "wrong type of the web page content",
  "can't upload file by URL",
  "wrong file identifier/HTTP URL specified",
  "wrong remote file identifier specified: Wrong string length",
  "wrong file_id or the file is temporarily unavailable",
  "file is too big for a photo",
  "PHOTO_INVALID_DIMENSIONS",
  "PHOTO_SAVE_FILE_INVALID",
  "PHOTO_EXT_INVALID",
  "IMAGE_PROCESS_FAILED",
  "WEBPAGE_CURL_FAILED",
  "WEBPAGE_MEDIA_EMPTY",
  "MEDIA_EMPTY",
  "EXTERNAL_URL_INVALID",
  "not enough rights to send photos to the chat",
  "group send failed",
  'failed to send message #2 with the error message "WEBPAGE_CURL_FAILED"',
  'failed to send message #10 with the error message "failed to get HTTP URL content"',
])("%s is the photo's fault", (said) => {
  expect(isPhotoRefused(refusal(`Bad Request: ${said}`))).toBe(true);
});

test.each([
  'can\'t parse entities: Unsupported start tag "photo" at byte offset 5',
  "can't parse entities: Can't find end tag corresponding to start tag \"b\"",
  "BUTTON_DATA_INVALID",
  "BUTTON_URL_INVALID",
  "inline keyboard button URL 'http://x/photo.jpg' is invalid: Wrong HTTP URL",
  "chat not found",
  "message caption is too long",
  "MEDIA_CAPTION_TOO_LONG",
  "message to be replied not found",
  "reply markup is too long",
  "PEER_ID_INVALID",
  'failed to send message #1 with the error message "MEDIA_CAPTION_TOO_LONG"',
])("%s isn't", (said) => {
  expect(isPhotoRefused(refusal(`Bad Request: ${said}`))).toBe(false);
});

test("nor is what isn't refused for the call's sake", () => {
  expect(isPhotoRefused(refusal("Bad Gateway: PHOTO_INVALID", 502))).toBe(false);
  expect(isPhotoRefused(refusal("Forbidden: bot was blocked by the user", 403))).toBe(false);
  expect(isPhotoRefused(new Error("photo"))).toBe(false);
  expect(isPhotoRefused(undefined)).toBe(false);
});
