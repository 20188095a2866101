### Words that begin like a command, but are none

chat-command = Text that starts with “/” is read as a command, and the bot has no such command, so it wasn't sent. Send it?
fallback-command = There's no such command. Type “/” to see them all, or send /help.
