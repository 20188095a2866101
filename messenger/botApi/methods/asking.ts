import { personById, toChatRef, toUser } from "../../people/persons.ts";
import { badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import { readChat } from "../sendToPerson.ts";

const DOWNLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

/** Methods that only tell. */
export const asking: Methods = {
  getMe: (world) => ({
    ...world.bot,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: true,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
  }),

  getChat: (world, params) => ({
    ...toChatRef(readChat(world, params)),
    accent_color_id: 0,
    max_reaction_count: 11,
    accepted_gift_types: {
      unlimited_gifts: false,
      limited_gifts: false,
      unique_gifts: false,
      premium_subscription: false,
    },
  }),

  getChatMember: (world, params) => {
    const chat = readChat(world, params);
    const userId = params.int("user_id");
    if (userId === world.bot.id) return { status: chat.blocked ? "kicked" : "member", user: world.bot };
    const user = personById(world, userId ?? 0);
    if (!user || user.id !== chat.id) throw badRequest("user not found");
    return { status: "member", user: toUser(user) };
  },

  getFile: (world, params) => {
    const file = world.state.files[params.text("file_id") ?? ""];
    if (!file) throw badRequest("wrong file_id or the file is temporarily unavailable");
    if (file.size > DOWNLOAD_LIMIT_BYTES) throw badRequest("file is too big");
    const { fileId, uniqueId, size, path } = file;
    return { file_id: fileId, file_unique_id: uniqueId, file_size: size, file_path: path };
  },

  getUserProfilePhotos: (world, params) => {
    if (!personById(world, params.int("user_id") ?? 0)) throw badRequest("user not found");
    return { total_count: 0, photos: [] };
  },

  logOut: () => true,
  close: () => true,
};
