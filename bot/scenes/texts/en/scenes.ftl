### Questions of the bot that are over

scene-outdated = We have just updated the bot, so this conversation can't go on. Sorry – please begin again.
scene-begin-again = You can go on from here:
button-scene-again = 🔁 Begin again
scene-over = The question above is closed: it isn't waiting for an answer any more.
scene-none = There is nothing left to cancel. This word went to nobody.
cancel-none = There is nothing to cancel.
