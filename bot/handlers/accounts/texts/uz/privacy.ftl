### What we keep of people, a copy of it, and its deletion

privacy-about =
    🔐 <b>Siz haqingizda nimalarni saqlaymiz</b>

    • Ism, foydalanuvchi nomi va surat — Telegramda qanday koʻrinsa, til, hamda ulashgan boʻlsangiz, telefon raqami.
    • Eʼlonlaringiz va ularning suratlari, sevimlilar, saqlangan qidiruvlar va qoralamalar.
    • Bot orqali boshqalarga yozganlaringiz — 180 kun.
    • Buyurtmalar va manzillar, toʻlovlar, tangalar va mukofotlar.
    • Nimalarni qidirib, nimalarni ochganingiz.

    Boshqalar ismingizni va eʼlon qilganlaringizni koʻradi; raqamingizni — faqat eʼloningiz boʻyicha qoʻngʻiroq qilmoqchi boʻlganlar.

    Bularning hammasini fayl qilib olishingiz yoki hisobingizni oʻchirishingiz mumkin.
button-privacy-page = 📄 Maxfiylik siyosati
button-export = 📦 Maʼlumotlarimni olish
button-delete-account = 🗑 Hisobimni oʻchirish
button-delete-sure = Ha, hisobim oʻchirilsin
button-delete-leave = Yoʻq, qolsin
button-keep-account = ↩️ Hisobimni saqlab qolish
privacy-export-asked = 📦 Nusxa tayyorlanyapti — bir daqiqa ichida shu yerga keladi.
privacy-export-recent = Oxirgi 24 soatda nusxa olgansiz. Keyingisini ertaga soʻrashingiz mumkin.
privacy-export-ready =
    📦 <b>Sizga tegishli hamma narsa shu yerda</b>

    Faylni istalgan matn muharriri ochadi. Unda shaxsiy maʼlumotlar bor — boshqalarga bermang.
privacy-delete-ask =
    ⚠️ <b>Hisobingiz oʻchirilsinmi?</b>

    <b>Darhol</b> eʼlonlaringiz sotuvdan olinadi, barcha qurilmalarda hisobdan chiqasiz va biz faqat buyurtmalaringiz va pulingiz haqida yozamiz.

    <b>{ $day } kuni</b> ism, telefon, suratlar, sevimlilar, saqlangan qidiruvlar, qoralamalar va yozishmalaringiz matnini oʻchiramiz. Ularni qaytarib boʻlmaydi. Shu kungacha fikringizni oʻzgartirishingiz mumkin.

    <b>Ismingizsiz qoladi:</b> buyurtmalar, toʻlovlar va tangalar hisobi — qonun shuni talab qiladi.{ $isMore ->
        [1]
            {""}

            { $stakes }
       *[0] {""}
    }
privacy-stake-listings = 🏷 Sotuvdan olinadigan eʼlonlar: { $count }
privacy-stake-orders = 🚚 Yoʻldagi buyurtmalar: { $count }. Ular kelishilganidek yetkaziladi.
privacy-stake-coins = 🪙 Yoʻqoladigan tangalar: { $count }
privacy-stake-rupees = 💰 Yoʻqoladigan mukofotlar: { $amount }
privacy-stake-banned = 🚫 Blok oʻz kuchida qoladi: faqat shuning uchun Telegram ID va telefon raqamingizni saqlaymiz.
privacy-delete-done =
    🗑 <b>Hisobingiz yopildi</b>

    { $day } kuni u butunlay oʻchiriladi. Shu kungacha bir bosishda qaytarasiz: shu yerda yoki /privacy dan keyin.
privacy-delete-left = Yaxshi, hammasi oʻz oʻrnida qoladi.
privacy-delete-admin = Siz bozor sozlamalariga koʻra adminsiz: bunday hisobni bu yerdan oʻchirib boʻlmaydi.
privacy-closing =
    🗑 <b>Hisobingiz oʻchirilmoqda</b>

    { $day } kuni u butunlay oʻchiriladi. Fikringizni oʻzgartirgan boʻlsangiz, bir marta bosish kifoya.
privacy-kept =
    ↩️ <b>Hisobingiz saqlab qolindi</b>

    Qaytganingizdan xursandmiz!{ $closed ->
        [0] {""}
       *[other] {" "}Eʼlonlaringiz arxivda kutyapti: ularni oʻsha yerdan yana oching.
    }
privacy-kept-banned =
    ↩️ <b>Hisobingiz saqlab qolindi</b>

    U hali ham bloklangan. Bu xato boʻlsa, bizga yozing: /support
privacy-kept-already = Hisobingiz oʻchirilmayapti.
button-archive = 🗂 Eʼlonlarim
privacy-wiped = Hisobingiz oʻchirilgan, blok oʻz kuchida qoladi. Yordam: /support
