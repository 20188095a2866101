### A conversation that an update of the bot has ended

scene-outdated = We have just updated the bot, so this conversation can't go on. Sorry – please begin again.
scene-begin-again = You can go on from here:
button-scene-again = 🔁 Begin again
