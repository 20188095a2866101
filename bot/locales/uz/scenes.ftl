### A conversation that an update of the bot has ended

scene-outdated = Botni hozirgina yangiladik, shuning uchun bu suhbatni davom ettirib boʻlmaydi. Uzr — iltimos, qaytadan boshlang.
scene-begin-again = Shu yerdan davom etishingiz mumkin:
button-scene-again = 🔁 Qaytadan boshlash
