### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
    { $state }
    💬 Siz yozyapsiz: <b>{ $person }</b>
    Matn, surat va joyni shu yerga yuboring — yetkazamiz va javobini keltiramiz. Raqamingiz va foydalanuvchi nomingiz koʻrinmaydi.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Yetkazdik: <b>{ $name }</b> · { $listing }. Javob shu yerga keladi.
chat-sent-already = Bu xabar allaqachon yetkazilgan
chat-entered = Yozing: xabarni { $name } oladi · { $listing }
chat-left = Suhbat tugadi: <b>{ $name }</b> · { $listing }. Endi u yerga hech narsa yetkazmaymiz.
chat-left-done = Tugadi: { $name } · { $listing }. Endi u yerga hech narsa yetkazmaymiz
chat-whom = Bu kimga? Tanlang — yetkazamiz.
chat-nobody =
    Bu hech kimga yuborilmadi: { $why ->
        [not_active] «{ $listing }» eʼloni endi sotuvda emas, suhbat tugagan.
        [blocked] { $name } bilan «{ $listing }» haqidagi suhbat bloklangan.
       *[conflict] suhbatdosh ({ $name }) botni oʻchirib qoʻygan.
    }
chat-only-text = Bot orqali faqat matn, surat va joyni yetkazamiz. Bu xabar hech kimga yuborilmadi.
chat-undelivered = Yetib bormadi: <b>{ $name }</b> · { $listing }. Aftidan, u botni oʻchirib qoʻygan.
chat-refused = Yetib bormadi: <b>{ $name }</b> · { $listing }. Telegram bu xabarni qabul qilmadi: uni qayta yoki boshqacha yuboring.
chat-own = Bu sizning eʼloningiz. Kimdir yozsa, xabari shu yerga keladi.
chat-blocked = Bu odam bilan muloqot yopilgan.
chat-away = Hozir bu odamga yozib boʻlmaydi: u botni oʻchirib qoʻygan.
chat-calls-only = Bu eʼlon boʻyicha faqat telefon orqali javob berishadi. Raqam eʼlonda.
chat-limit = Bugunga yangi suhbatlar yetarli. Boshlanganlarini davom ettiring, yangilarini ertaga boshlaysiz.
chat-block-ask =
    🚫 <b>Bloklaysizmi: { $name }?</b>

    Bir-biringizga yoza olmaysiz va eʼlonlardan qoʻngʻiroq qila olmaysiz. Nima boʻldi?
chat-block-rude = Qoʻpollik qilyapti
chat-block-fraud = Aldayapti
chat-block-spam = Spam yuboryapti
chat-block-other = Boshqa sabab
chat-block-done = 🚫 Endi bir-biringizga yozmaysiz: <b>{ $name }</b>.
chat-report-ask = ⚠️ «{ $listing }» eʼloni nimasi bilan notoʻgʻri?
chat-report-prohibited = Taqiqlangan mahsulot
chat-report-fraud = Firibgarlik
chat-report-sold = Allaqachon sotilgan
chat-report-category = Turkumi notoʻgʻri
chat-report-offensive = Haqoratli
chat-report-spam = Spam
chat-report-other = Boshqa sabab
chat-report-done = Rahmat, moderator koʻrib chiqadi.
chat-cancelled = Mayli, hammasi avvalgidek qoladi.
chat-edit-over = Oʻzgartirish yuborilmadi: bu suhbat tugagan.
chat-edit-held = Oʻzgartirish yuborilmadi: unda havola yoki karta raqami bor.
chat-edit-long = Oʻzgartirish yuborilmadi: soʻzlar juda koʻpayib ketdi. Ularni yangi xabarda yozing.
chat-edit-late = Oʻzgartirish yuborilmadi: bu xabarni endi oʻzgartirib boʻlmaydi. Qaytadan yozing.
chat-edit-offer = Oʻzgartirish yuborilmadi: narx taklifi yuborib boʻlingan. Yangi narxni qaytadan taklif qiling.
chat-edit-unsent = Oʻzgartirish yuborilmadi: xabarning oʻzi ham yetkazilmagan. Qaytadan yozing.
button-chat-reply = ↩️ Javob berish
button-chat-block = Bloklash
button-chat-report = Shikoyat qilish
button-chat-listing = Eʼlon
button-chat-end = Tugatish
button-chat-continue = 💬 Davom ettirish
button-chat-whom = { $name } · { $listing }
