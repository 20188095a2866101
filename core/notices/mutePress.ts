/** What a press below a notice asks for, before its kind; the bot reads it back. */
export const mutePress = { mute: "reminder:mute:", unmute: "reminder:unmute:" } as const;
