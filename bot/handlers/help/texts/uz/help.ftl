### Help and the small print

help-text =
    <b>Men nimalar qila olaman</b>

    🛍 <b>Eʼlonlar</b> — yoningizdagi eʼlonlar, qidiruv, sevimlilar; oʻzingiznikini bir daqiqada berasiz.
    🤝 <b>Birga arzonroq</b> — besh kishilik guruh yigʻing yoki tayyoriga qoʻshiling.
    📷 <b>Shu yerdan sotish</b> — matnli surat yuboring, eʼlon qoralamasini tayyorlayman.

    /orders — buyurtmalaringiz
    /balance — tangalar va mukofotlar
    /language — tilni almashtirish
    /mute — men nimalar haqida yozishimni tanlash
    /stop — barcha bildirishnomalarni toʻxtatish
    /privacy — maʼlumotlaringiz va hisobingiz
    /support — odamlarga yozish
fallback-text =
    Men botman, hozircha yozisha olmayman. Lekin biror narsa sotayotgan boʻlsangiz, surat va uning ostida matn yuboring — eʼlon qoralamasini tayyorlab beraman.

    Eng kerakli narsalarni shu tugmalar ochadi 👇
button-outdated = Bu tugma eskirgan. Menyuni qaytadan oching: /start
support-text = Biz shu yerdamiz. Nima boʻlganini yozing — odam javob beradi.
support-email = { $email } manziliga yozing va nima boʻlganini ayting — odam javob beradi. Gap buyurtma yoki toʻlov haqida boʻlsa, uning raqamini koʻrsating.
support-none =
    Yordam xizmatining manzili hali yoʻq, bu yerda yozganingizni hech kim oʻqimaydi. Balki shular yordam berar:

    /orders — buyurtmangiz qayerda
    /balance — tangalar va mukofotlar
    /privacy — maʼlumotlaringiz va hisobingiz

    Eʼlon qoidani buzyaptimi? Uning sahifasida «Shikoyat qilish» tugmasini bosing.
terms-text = Shartlarni oʻqish uchun tugmani bosing. Bozordan foydalanish ularga rozilik demakdir.
terms-shop = Doʻkon shartlarini oʻqish uchun tugmani bosing. Unda buyurtma berish ularga rozilik demakdir.
terms-none = Eʼlonlarning shartlar sahifasi hali yoʻq.
paysupport-text = Toʻlov kelmadimi yoki pulni qaytarmoqchimisiz? Yordam xizmatiga yozing va qachon toʻlaganingizni ayting — hal qilamiz. Telegramning yordam xizmati bunda yordam bera olmaydi: Bozor xizmatlari uchun toʻlovlarga biz javob beramiz.
paysupport-email = Toʻlov kelmadimi yoki pulni qaytarmoqchimisiz? { $email } manziliga yozing va qachon toʻlaganingizni ayting — hal qilamiz. Telegramning yordam xizmati bunda yordam bera olmaydi: Bozor xizmatlari uchun toʻlovlarga biz javob beramiz.
paysupport-none = Yordam xizmatining manzili hali yoʻq. Toʻlovlaringiz nima boʻlganini shu yerda koʻrasiz: /balance. Telegramning yordam xizmati bunda yordam bera olmaydi: Bozor xizmatlari uchun toʻlovlarga biz javob beramiz.
