/** What a press below a message about a saved search asks for, before the search's id; the bot reads it back. */
export const searchPress = { mute: "saved:mute:", unmute: "saved:unmute:" } as const;
