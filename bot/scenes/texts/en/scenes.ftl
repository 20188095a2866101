### Questions of the bot that are over

scene-outdated = We've just updated the bot, so this conversation can't continue. Sorry – please start again.
scene-begin-again = You can continue from here:
button-scene-again = 🔁 Start again
scene-over = The question above is closed and no longer waiting for an answer.
scene-none = There is nothing left to cancel, and this message wasn't sent to anyone.
cancel-none = There is nothing to cancel.
