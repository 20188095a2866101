### Questions of the bot that are over

scene-outdated = Botni hozirgina yangiladik, shuning uchun bu suhbatni davom ettirib boʻlmaydi. Uzr — iltimos, qaytadan boshlang.
scene-begin-again = Shu yerdan davom etishingiz mumkin:
button-scene-again = 🔁 Qaytadan boshlash
scene-over = Yuqoridagi savol yopildi: endi unga javob kutmaymiz.
scene-none = Bekor qiladigan narsa qolmagan. Bu soʻz hech kimga yuborilmadi.
cancel-none = Bekor qiladigan narsa yoʻq.
