### What is said with one press, numbers, and words that are held back

button-chat-quick-available = Hali bormi?
button-chat-quick-lowest = Arzonroq?
button-chat-quick-where = Qayerda?
button-chat-quick-yes = ✅ Ha, bor
button-chat-quick-reserved = 🔖 Band qilay
button-chat-quick-sold = Sotildi
chat-quick-available = Assalomu alaykum! Hali sotilmadimi?
chat-quick-lowest = Narxini tushirasizmi? Eng past narxi qancha?
chat-quick-where = Qayerda va qachon koʻrsam boʻladi?
chat-quick-yes = Ha, hali sotuvda.
chat-quick-reserved = Siz uchun 3 kunga band qilindi.
chat-quick-sold = Sotilib ketdi.
chat-quick-sent = Yetkazdik: { $name } · { $listing }
chat-quick-said = ✓ Yetkazdik: «{ $words }» <b>{ $name }</b> · { $listing }
button-chat-free = Bandlikni bekor qilish
chat-freed = Bandlik bekor qilindi: eʼlon yana hamma uchun ochiq.
chat-freed-other = Eʼlon endi boshqa xaridor uchun band: bu bandlik bekor qilinmadi.
reserve-give-ask = 🔖 «{ $listing }» { $day } gacha band: <b>{ $holder }</b>. Uning oʻrniga <b>{ $name }</b> uchun band qilaymi? Bandlik bekor boʻlgani haqida xabar beramiz.
button-reserve-give = ✅ Ha: { $name }
button-reserve-keep = Yoʻq, shunday qolsin
reserve-given = 🔖 Endi «{ $listing }» band qilindi: <b>{ $name }</b>.
reserve-stays = 🔖 Yaxshi, hech narsa oʻzgarmadi: «{ $listing }» <b>{ $name }</b> uchun band emas.
chat-sold-ask = Sotilganini aytdik. Boshqa yozishmasligi uchun «{ $listing }» sotuvdan olinsinmi?
sold-ends-promotion = ⚠️ Eʼlon hali koʻtarilmoqda: u yopilsa, koʻtarish ham tugaydi, qolgani qaytarilmaydi.
chat-sold-ask-promoted =
    { chat-sold-ask }

    { sold-ends-promotion }
button-chat-close = ✅ Sotildi, olinsin
button-sold-anyway = ✅ Baribir yopish
button-keep-selling = Sotuvda qoldirish
chat-kept-on-sale = Yaxshi, «{ $listing }» sotuvda qoladi. Suhbatdoshingizga sotilgani aytilgan: bunday boʻlmasa, unga yozing.
chat-closed = ✅ Sotuvdan olindi: «{ $listing }». Tabriklaymiz!

button-chat-phone = 📞 Raqam berish
button-chat-phone-give = 📞 Raqamni yuborish
chat-phone =
    <b>{ $name }</b> · { $listing }

    📞 { $phone }
chat-phone-ask = <b>{ $name }</b> · { $listing }: bu odam raqamingizni koʻradi — <b>{ $phone }</b>. Yuboraylikmi?
chat-phone-given = ✓ { $phone } raqami yuborildi: <b>{ $name }</b> · { $listing }.
chat-phone-none = Avval raqamingizni tasdiqlang: pastdagi tugmani bosing. Yuborishdan oldin yana soʻraymiz.
phone-proven = ✅ Rahmat, raqam tasdiqlandi.

chat-held-link =
    ⚠️ <b>Hozircha yetkazmadik: bunda havola yoki Telegram nomi bor.</b>

    Koʻpincha shunday aldashadi: botdan olib chiqib, karta maʼlumotlarini soʻrashadi, soxta saytda «yetkazib berish» rasmiylashtirishadi. Hammasini shu yerning oʻzida kelishsa boʻladi.
chat-held-card =
    ⛔️ <b>Yetkazmadik: bu karta raqamiga oʻxshaydi.</b>

    { chat-no-cards }
chat-held-card-parts =
    ⛔️ <b>Yetkazmadik: avvalgi xabarlaringiz bilan birga karta raqami chiqyapti.</b>

    { chat-no-cards }
chat-no-cards = Karta raqamlarini bot orqali hech qachon yetkazmaymiz: pullar shunday oʻgʻirlanadi. Buyumni koʻrgach, uchrashganda hisob-kitob qiling. Agar bu karta boʻlmasa, boshqacha yozing.
button-chat-anyway = Baribir yuborish
button-chat-drop = Yubormaslik
chat-dropped = Xoʻp, yubormadik.
chat-beware = ⚠️ Ehtiyot boʻling: bunda havola yoki Telegram nomi bor. U yerda karta maʼlumotlarini kiritmang va oldindan toʻlamang.
chat-head-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }
chat-says-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }

    { $text }

chat-state-reserved = 🔖 Band qilingan. Yana boʻshashi mumkin — yozsa boʻladi.
chat-state-for-you = 🔖 Siz uchun { $day } gacha band qilingan
chat-state-for-buyer = 🔖 { $day } gacha band: { $name }
chat-state-offer-own =
    💰 Siz { $price } taklif qildingiz: { $status ->
        [open] javob kutilmoqda
        [accepted] qabul qilindi
        [lapsed] qabul qilindi, lekin endi band emas
        [declined] rad etildi
        [expired] javobsiz qoldi
       *[other] narx oʻzgargan
    }
chat-state-offer =
    💰 { $name } { $price } taklif qildi: { $status ->
        [open] javobingizni kutmoqda
        [accepted] siz rozi boʻldingiz
        [lapsed] siz rozi boʻldingiz, lekin endi band emas
        [declined] siz rad etdingiz
        [expired] muddati oʻtdi
       *[other] narx oʻzgargan
    }
