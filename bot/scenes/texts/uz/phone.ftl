### Sharing the phone

phone-ask = Raqamni tasdiqlash uchun pastdagi tugmani bosing: Telegram bizga kontaktingizni yuboradi. Ruxsatingizsiz unga yozmaymiz va qoʻngʻiroq qilmaymiz.
phone-not-yours = Bu boshqa odamning kontakti. Iltimos, pastdagi tugma orqali oʻzingiznikini yuboring.
phone-press-button = Pastdagi «📱 Raqamni yuborish» tugmasini bosing — fikringizdan qaytsangiz, «Bekor qilish»ni.
phone-code-comes = ✅ Rahmat, raqam tasdiqlandi. Hozir kod keladi.
phone-other-number = ✅ Raqam tasdiqlandi. Lekin kod boshqa raqam uchun soʻralgan, shuning uchun bu yerga kelmaydi. Doʻkonda shu raqamni kiriting yoki havolani oʻsha raqamli Telegram hisobida oching.
phone-link-old = ✅ Raqam tasdiqlandi. Bu havola eskirgan yoki toʻliq nusxalanmagan: doʻkonda yangi kod soʻrang va uning havolasini oching.
phone-cancelled = Mayli, raqam kerak emas.
