### Words that begin like a command, but are none

chat-command = Words that begin with “/” are read as a command, and the bot has none like it, so they went to nobody. Shall we send them?
fallback-command = There is no such command. Type “/” to see them all, or press /help.
