import type { InlineAnswer, InlineAnswerButton } from "../../shapes/inline.ts";
import { unixNow } from "../../world.ts";
import { badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import { isRecord, type Params } from "../Params.ts";
import { readInlineResult } from "../readInlineResult.ts";
import { isWebAppUrl } from "../readMarkup.ts";

/** As long as a client waits. */
const QUERY_LIFE_S = 15;
const RESULTS_LIMIT = 50;
const OFFSET_LIMIT_BYTES = 64;
const PAYLOAD = /^[A-Za-z0-9_-]{1,64}$/;

function readButton(params: Params): InlineAnswerButton | null {
  const button = params.json("button");
  if (button === undefined) return null;
  if (!isRecord(button) || typeof button.text !== "string" || button.text === "") {
    throw badRequest('can\'t parse inline query results button: Field "text" must be of type String');
  }
  const { text, web_app: app, start_parameter: payload } = button;
  if (isRecord(app) && typeof app.url === "string") {
    if (!isWebAppUrl(app.url)) throw badRequest("BUTTON_URL_INVALID");
    return { text, webAppUrl: app.url };
  }
  if (typeof payload !== "string" || !PAYLOAD.test(payload)) throw badRequest("START_PARAM_INVALID");
  return { text, startPayload: payload };
}

/** The method by which the bot answers what somebody types after its name. */
export const answering: Methods = {
  answerInlineQuery: async (world, params) => {
    const id = params.text("inline_query_id") ?? "";
    const query = world.inlineQueries.get(id);
    const results = params.json("results");
    if (!Array.isArray(results)) throw badRequest("can't parse inline query results: Expected an Array");
    if (results.length > RESULTS_LIMIT) throw badRequest("RESULTS_TOO_MUCH");
    const read = await Promise.all(results.map((result: unknown) => readInlineResult(world, result)));
    if (new Set(read.map((result) => result.id)).size < read.length) throw badRequest("RESULT_ID_DUPLICATE");
    const nextOffset = params.text("next_offset") ?? "";
    if (Buffer.byteLength(nextOffset) > OFFSET_LIMIT_BYTES) throw badRequest("NEXT_OFFSET_INVALID");
    const button = readButton(params);
    // Telegram looks at the rest first too: what is wrong is told, however late.
    if (!query || query.answer || unixNow() - query.at > QUERY_LIFE_S) {
      throw badRequest("query is too old and response timeout expired or query ID is invalid");
    }
    const answer: InlineAnswer = { queryId: id, results: read, nextOffset, button };
    query.answer = answer;
    query.resolve(answer);
    return true;
  },
};
