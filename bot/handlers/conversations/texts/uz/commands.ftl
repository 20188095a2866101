### Words that begin like a command, but are none

chat-command = «/» bilan boshlangan soʻzlarni bot buyruq deb oʻqiydi, lekin unda bunday buyruq yoʻq, shuning uchun ular hech kimga yuborilmadi. Yuboraylikmi?
fallback-command = Bunday buyruq yoʻq. Hammasini koʻrish uchun «/» yozing yoki /help ni bosing.
