/** What a press below a reminder asks for, before its kind; the bot reads it back. */
export const reminderPress = { mute: "reminder:mute:", unmute: "reminder:unmute:" } as const;
