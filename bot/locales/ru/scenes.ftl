### A conversation that an update of the bot has ended

scene-outdated = Мы только что обновили бота, поэтому этот разговор не продолжить. Простите — начните, пожалуйста, ещё раз.
scene-begin-again = Можно продолжить отсюда:
button-scene-again = 🔁 Начать ещё раз
