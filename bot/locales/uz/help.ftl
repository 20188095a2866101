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
    /stop — umuman yozmaslik
    /privacy — maʼlumotlaringiz va hisobingiz
    /support — odamlarga yozish
fallback-text =
    Men botman, hozircha yozisha olmayman. Lekin biror narsa sotayotgan boʻlsangiz, surat va uning ostida matn yuboring — eʼlon qoralamasini tayyorlab beraman.

    Asosiysi — shu tugmalar ortida 👇
button-outdated = Bu tugma eskirgan. Menyuni qaytadan oching: /start
support-text = Biz shu yerdamiz. Nima boʻlganini yozing — odam javob beradi.
support-none = Birozdan soʻng yozing: yordam xizmati manzili hali koʻrsatilmagan.
terms-text = Shartlar tugma ortida. Bozordan foydalanish ularga rozilik demakdir.
terms-none = Shartlar tez orada shu yerda boʻladi.
paysupport-text = Toʻlov kelmadimi yoki pulni qaytarmoqchimisiz? Yordam xizmatiga yozing va qachon toʻlaganingizni ayting — hal qilamiz. Telegramning yordam xizmati bunda yordam bera olmaydi: Bozor xizmatlari uchun toʻlovlarga biz javob beramiz.
