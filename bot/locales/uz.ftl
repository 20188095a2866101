### Refusals: one for each code of contract/errors.ts

error-invalid-input = Kiritilgan maʼlumotni tekshiring
error-unauthorized = Davom etish uchun kiring
error-forbidden = Sizda ruxsat yoʻq
error-banned = Profilingiz bloklangan. Yordam xizmatiga yozing
error-not-found = Topilmadi
error-conflict = Oʻzgarib boʻlgan. Yangilab, qayta urinib koʻring
error-removed = Moderator bu eʼlonni olib tashlagan, endi uni oʻzgartirib boʻlmaydi
error-key-reused = Bu Idempotency-Key boshqa soʻrov uchun ishlatilgan. Yangisini oling
error-unwanted-contact = Sotuvchi bunday aloqani qabul qilmaydi. Boshqa usulni tanlang
error-not-active = Eʼlon endi faol emas
error-own-listing = Bu sizning eʼloningiz
error-blocked = Bu odam bilan yozishuv yopilgan
error-not-enough-coins = Tangalar yetarli emas
error-already-promoted = Eʼlonda bu xizmat allaqachon bor. Boshqasini tanlang yoki tugashini kuting
error-price-changed = Narx oʻzgardi. Buyurtmani tekshirib, qaytadan toʻlang
error-balance-changed = Balansingiz oʻzgardi. Buyurtmani tekshirib, qaytadan rasmiylashtiring
error-payment-closed = Bu toʻlov yopilgan. Yangisini boshlang
error-method-unavailable = Bu usul hozir ishlamayapti. Boshqasini tanlang
error-group-full = Bu guruhda joy qolmagan
error-group-ended = Bu guruhning vaqti tugagan
error-already-in-group = Siz bu mahsulot guruhida allaqachon borsiz
error-code-unknown = Bu raqam uchun kod soʻralmagan. Kod soʻrang
error-code-wrong = Kod notoʻgʻri
error-code-expired = Kodning muddati oʻtgan. Yangisini soʻrang
error-phone-unproven = Avval telefon raqamingizni tasdiqlang
error-too-large = Hajmi juda katta
error-unsupported-media = Bunday format qabul qilinmaydi
error-too-many-requests = Juda tez-tez. Birozdan soʻng urinib koʻring
error-daily-limit = Bugunga yetarli. Ertaga urinib koʻring
error-internal = Bizda xatolik yuz berdi. Qayta urinib koʻring

### How the bot presents itself

bot-name = Bozor
bot-about = Telegramning oʻzidagi bozor: Oʻzbekiston boʻylab eʼlonlar va Hindistonda birgalikda xarid.
bot-description =
    Bozor — Telegramning oʻzidagi bozor.

    🛍 Eʼlonlar: butun Oʻzbekiston boʻylab, yoningizda istagan narsangizni oling va soting.
    🤝 Birga arzonroq: besh kishi boʻlib guruh narxida, Hindiston boʻylab bepul yetkazib beramiz.

    Kirish uchun «Boshlash» tugmasini bosing.
command-start = Bozorni ochish
command-balance = Nechta tangam bor
command-coins = Tanga sotib olish
command-language = Til
command-help = Bot nimalar qila oladi
command-support = Yordam xizmati
command-terms = Shartlar
command-paysupport = Toʻlov boʻyicha savollar
command-refund = Toʻlovni qaytarish
menu-market = Bozor
menu-shop = Doʻkon

### Buttons

button-market = 🛍 Eʼlonlar
button-shop = 🤝 Birga arzonroq
button-reports = 📊 Hisobotlar
button-listing = Eʼlonni ochish
button-similar = Oʻxshash eʼlonlar
button-category = Boʻlimni ochish
button-promote = 🚀 Eʼlonni koʻtarish
button-payment = Toʻlovni tekshirish
button-product = Mahsulotni ochish
button-invite = Taklifni ochish
button-group = Guruhni ochish
button-referral = Doʻkonni ochish
button-support = Yordam xizmatiga yozish
button-terms = Shartlarni oʻqish
button-phone = 📱 Raqamni yuborish
button-cancel = Bekor qilish

### Start and its links

start-greeting =
    Assalomu alaykum, <b>{ $name }</b>! 👋

    Bu — <b>Bozor</b>, Telegramning oʻzidagi bozor.

    🛍 <b>Eʼlonlar</b> — butun Oʻzbekiston boʻylab, yoningizda istagan narsangizni oling va soting.
    🤝 <b>Birga arzonroq</b> — besh kishi boʻlib guruh narxida xarid qiling, Hindiston boʻylab bepul yetkazib beramiz.

    Nimadan boshlaymiz?
start-unknown =
    Bu havola bizga notanish: eskirgan yoki toʻliq nusxalanmagan boʻlishi mumkin.

    Qolgan hammasi shu yerda 👇
start-promote =
    🚀 <b>Eʼloningizni hamma koʻrsin</b>

    Koʻproq koʻrishlar, bosh sahifadan joy yoki ikki barobar katta surat — oʻzingizga mosini tanlang.
start-category = Siz izlagan boʻlim 👇
start-payment = Toʻlov oʻtganmi — tekshiramiz 👇
start-referral =
    🎁 <b>Sizni doʻstingiz taklif qildi</b>

    Doʻkonga kiring: birga u yerda arzonroq.
start-referral-own =
    🎁 <b>Bu sizning oʻz havolangiz</b>

    Uni doʻstlarga yuboring: doʻkon ularda sizning taklifingiz bilan ochiladi.

### Links into the shop

price-together = 👥 Birga <b>{ $together }</b> · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left = { $places } ta joy qoldi
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] bir daqiqadan kam
           *[other] { $minutes }{"\u00A0"}daqiqa
        }
       *[other] { $hours }{"\u00A0"}soat{"\u00A0"}{ $minutes }{"\u00A0"}daqiqa
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 Yetkazib berish bepul, pulini olganda toʻlaysiz{ $places ->
        [0] {""}
       *[other]
            {""}

            Guruh yigʻilyapti:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    Bu mahsulot endi sotilmaydi yoki havola toʻliq nusxalanmagan.

    Hozir birga nimalar olishayotganini koʻring 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } sizni birga xarid qilishga chaqiryapti</b>
       *[0] <b>Sizni birga xarid qilishga chaqirishyapti</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Har kim oʻziga buyurtma beradi va pulini olganda toʻlaydi. Guruh toʻlmasa, hech kim hech narsa toʻlamaydi.
invite-unknown =
    Bunday guruh topilmadi: havola toʻliq nusxalanmagan boʻlishi mumkin. Doʻstingizdan uni yana bir bor soʻrang.

    Hozir esa birga mana bularni olishyapti 👇
group-own-card =
    👥 <b>Guruhingiz: { seats-left }</b>

    { $title }
    Olganda { $total } toʻlaysiz.

    ⏳ Yana { time-left } bor. Havolani ulashing: doʻstlar bilan guruh toʻladi.
group-full-card =
    🙌 <b>Bu guruhda joy qolmagan</b>

    { $title }
    { price-together }

    Oʻz guruhingizni boshlang: boshlagan kishi 5% kam toʻlaydi.
group-over-card =
    ⌛️ <b>Bu guruhning vaqti tugagan</b>

    { $title }
    { price-together }

    Yangisini boshlang: guruhni boshlagan kishi 5% kam toʻlaydi.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] Bu yerda tez orada mahsulotlar paydo boʻladi.
       *[other] { $count } ta mahsulot, birga { $from } dan.
    }
button-start-group = Guruh boshlash

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-over =
    <b>{ $name }</b>

    Eʼlon endi faol emas. Oʻxshashlarini koʻring — balki yaxshirogʻi topilar.
listing-gone =
    Bunday eʼlon yoʻq: olib tashlangan boʻlishi mumkin.

    Hozir nimalar sotilayotganini koʻring 👇
price-sum = { $amount } soʻm
price-uye = { $amount } у.е.
price-negotiable = Kelishiladi

### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    💬 Siz yozyapsiz: <b>{ $person }</b>
    Matn va suratlarni shu yerga yuboring — yetkazamiz va javobini keltiramiz. Raqamingiz va foydalanuvchi nomingiz koʻrinmaydi.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Yetkazdik: <b>{ $name }</b> · { $listing }. Javob shu yerga keladi.
chat-sent-already = Bu xabar allaqachon yetkazilgan
chat-entered = Yozing: xabarni { $name } oladi · { $listing }
chat-left = Suhbat tugadi: <b>{ $name }</b> · { $listing }. Endi u yerga hech narsa yetkazmaymiz.
chat-left-already = Bu suhbat allaqachon tugagan
chat-whom = Bu kimga? Tanlang — yetkazamiz.
chat-only-text = Bot orqali faqat matn va surat yetkazamiz. Bu xabar hech kimga yuborilmadi.
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
chat-report-category = Boʻlimi notoʻgʻri
chat-report-offensive = Haqoratli
chat-report-spam = Spam
chat-report-other = Boshqa sabab
chat-report-done = Rahmat, moderator koʻrib chiqadi.
chat-cancelled = Mayli, hammasi avvalgidek qoladi.
button-chat-reply = ↩️ Javob berish
button-chat-block = Bloklash
button-chat-report = Shikoyat qilish
button-chat-end = Tugatish
button-chat-continue = 💬 Davom ettirish
button-chat-whom = { $name } · { $listing }

### What became of a notice's button

listing-renewed = ✅ Uzaytirildi: xaridorlarga { $day } gacha koʻrinadi
listing-reopened = ✅ Yana sotuvda
listing-resubmitted = ✅ Tekshiruvga yuborildi

### Sharing the phone

phone-ask = Raqamni tasdiqlash uchun pastdagi tugmani bosing: Telegram bizga kontaktingizni yuboradi. Ruxsatingizsiz unga yozmaymiz va qoʻngʻiroq qilmaymiz.
phone-not-yours = Bu boshqa odamning kontakti. Iltimos, pastdagi tugma orqali oʻzingiznikini yuboring.
phone-press-button = Pastdagi «📱 Raqamni yuborish» tugmasini bosing — fikringizdan qaytsangiz, «Bekor qilish»ni.
phone-code-comes = ✅ Rahmat, raqam tasdiqlandi. Hozir kod keladi.
phone-other-number = ✅ Raqam tasdiqlandi. Lekin kod boshqa raqam uchun soʻralgan, shuning uchun bu yerga kelmaydi. Doʻkonda shu raqamni kiriting yoki havolani oʻsha raqamli Telegram akkauntida oching.
phone-link-old = ✅ Raqam tasdiqlandi. Bu havola eskirgan yoki toʻliq nusxalanmagan: doʻkonda yangi kod soʻrang va uning havolasini oching.
phone-cancelled = Mayli, raqam kerak emas.

### One-time codes

code-message =
    🔐 <b>Kirish kodi:</b> <code>{ $code }</code>

    Nusxa olish uchun ustiga bosing. U 5 daqiqa amal qiladi.

    <b>Uni hech kimga aytmang</b>, oʻzini kim deb tanishtirsa ham: biz uni soʻramaymiz. Agar kirayotgan boʻlmasangiz, eʼtibor bermang.
button-copy-code = 📋 Kodni nusxalash

### Language

language-choose = Qaysi tilda gaplashamiz?
language-chosen = Tayyor, oʻzbekcha gaplashamiz.

### Help and the small print

help-text =
    <b>Men nimalar qila olaman</b>

    🛍 <b>Eʼlonlar</b> — yoningizdagi eʼlonlar, qidiruv, sevimlilar; oʻzingiznikini bir daqiqada berasiz.
    🤝 <b>Birga arzonroq</b> — besh kishilik guruh yigʻing yoki tayyoriga qoʻshiling.

    /language — tilni almashtirish
    /support — odamlarga yozish
fallback-text = Men botman, hozircha yozisha olmayman. Asosiysi — shu tugmalar ortida 👇
button-outdated = Bu tugma eskirgan. Menyuni qaytadan oching: /start
support-text = Biz shu yerdamiz. Nima boʻlganini yozing — odam javob beradi.
support-none = Birozdan soʻng yozing: yordam xizmati manzili hali koʻrsatilmagan.
terms-text = Shartlar tugma ortida. Bozordan foydalanish ularga rozilik demakdir.
terms-none = Shartlar tez orada shu yerda boʻladi.
paysupport-text = Toʻlov kelmadimi yoki pulni qaytarmoqchimisiz? Yordam xizmatiga yozing va qachon toʻlaganingizni ayting — hal qilamiz. Telegramning yordam xizmati bunda yordam bera olmaydi: Bozor xizmatlari uchun toʻlovlarga biz javob beramiz.

### What a moderator decided

button-fix = Tuzatish
notice-reason =
    <b>Sababi:</b> { $reason ->
        [prohibited] bizda bunday narsani sotish mumkin emas
        [duplicate] sizda bunday eʼlon allaqachon bor
        [category] boʻlim notoʻgʻri tanlangan
        [photo] suratlar mos emas
        [misleading] tavsif yoki narx chalgʻitadi
        [spam] spamga oʻxshaydi
       *[other] qoidalarga mos emas
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Eʼlon chop etildi</b>

    «{ $name }» xaridorlarga koʻrinmoqda.
notice-rejected =
    ✋ <b>Eʼlon tekshiruvdan oʻtmadi</b>

    «{ $name }»

    { notice-reason }

    Uni tuzatib, qayta yuboring — yana tekshiramiz.
notice-revision-approved =
    ✅ <b>Oʻzgarishlar chop etildi</b>

    «{ $name }» endi yangicha koʻrinadi.
notice-revision-rejected =
    ✋ <b>Oʻzgarishlar tekshiruvdan oʻtmadi</b>

    «{ $name }» avvalgi koʻrinishida sotuvda qoladi.

    { notice-reason }
notice-removed =
    ⛔️ <b>Eʼlon sotuvdan olindi</b>

    «{ $name }»

    { notice-reason }{ $isLost ->
        [1]
            {""}

            Toʻlangan, ishlatilmay qolgan koʻtarish kuyib ketdi: eʼlon sotuvchining aybi bilan olindi.
       *[0] {""}
    }

    Bu xato deb oʻylasangiz, bizga yozing: /support

### A listing's time runs out

button-renew = 🔄 30 kunga uzaytirish
button-reopen = 🔄 Yana sotuvga qoʻyish
notice-expiring =
    ⏳ <b>Eʼlon muddati tugayapti</b>

    «{ $name }» xaridorlarga { $day } sanasigacha koʻrinadi. Taklif hali kuchda boʻlsa, uzaytiring — bu bepul.
notice-expired =
    ⌛️ <b>Eʼlon muddati tugadi</b>

    «{ $name }» endi xaridorlarga koʻrinmaydi. Taklif hali kuchda boʻlsa, yana sotuvga qoʻying — bu bepul.

### Payments and promotion

days = { $count } kun
services =
    { $times ->
        [0] {""}
       *[other] {"\u000A"}• Koʻrishlarni ×{ $times } gacha oshirish, { $topUpDays } kun
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP: yana oʻnta eʼlon uchun toʻlanguncha bosh sahifada
    }{ $premiumDays ->
        [0] {""}
       *[other] {"\u000A"}• Premium, { $premiumDays } kun
    }
paid-amount =
    { $unit ->
        [sum] { $paid } soʻm
        [stars] { $paid } yulduz
        [coins] { $paid } tanga
       *[other] { $paid }
    }
invoice-coins = Tangalar: { $coins }
invoice-coins-about = Bozorda eʼlonlarni koʻtarish uchun. Balansingizda qoladi.
invoice-promotion = Eʼlonni koʻtarish
invoice-promotion-about = Eʼlon uchun xizmatlar:{ services }{"\u000A"}Toʻlovdan keyin 15 daqiqa ichida ishlay boshlaydi.
button-my-listings = Mening eʼlonlarim
notice-coins-bought =
    🪙 <b>Tangalar qoʻshildi: { $coins }</b>

    Ular bilan eʼlonlarni koʻtarish uchun toʻlash mumkin.
notice-promoted =
    🚀 <b>Toʻlov oʻtdi: { paid-amount }</b>

    «{ $name }»{ services }

    Xizmatlar 15 daqiqa ichida ishlay boshlaydi. Eʼlonni necha kishi koʻrgani «Mening eʼlonlarim» boʻlimida koʻrinadi.
notice-promoted-partly =
    🪙 <b>Toʻlov oʻtdi, lekin hammasi bajarilmadi</b>

    «{ $name }»: toʻlangandan ({ paid-amount }) { $coins } tangalik xizmatni berib boʻlmadi — eʼlon sotuvda emas yoki bunday xizmat allaqachon bor. Bu tangalarni balansingizga qaytardik.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}Qolgani 15 daqiqa ichida ishlay boshlaydi:{ services }
    }
notice-promotion-refunded =
    ↩️ <b>{ $id }-toʻlov boʻyicha qaytarish</b>

    Summa: { paid-amount }{ $unit ->
        [stars] , ular Telegram hisobingizga qaytmoqda
        [coins] , ular yana balansingizda
       *[other] {""}
    }. U bilan toʻlangan xizmatlar endi ishlamaydi.{ $coins ->
        [0] {""}
       *[other] {" "}Hisobdan olingan tangalar: { $coins }.
    }
notice-coins-refunded =
    ↩️ <b>{ $id }-xarid boʻyicha qaytarish</b>

    Hisobdan olingan tangalar: { $coins }. Yulduzlar Telegram hisobingizga qaytmoqda.
notice-top-up-over =
    📈 <b>Koʻrishlarni oshirish tugadi</b>

    «{ $name }» eʼlonining koʻrishlari endi oshirilmaydi.
notice-vip-over =
    ⭐️ <b>Eʼlon VIPdan chiqdi</b>

    «{ $name }»: sizdan keyin yana oʻnta eʼlon uchun VIP toʻlandi. Birinchi oʻrinni yana egallash mumkin.
notice-premium-over =
    🏷 <b>Premium tugadi</b>

    «{ $name }» yana oddiy kartochka boʻlib koʻrsatiladi.
notice-unused-returned =
    🪙 <b>Tangalar qaytarildi: { $coins }</b>

    «{ $name }» eʼlonining ishlatilmagan xizmatlari uchun.
notice-surplus =
    ⚠️ <b>Toʻlov hisobga olinmadi: { $sum } soʻm</b>

    { $transaction }-buyurtma allaqachon toʻlangan yoki yopilgan, shuning uchun bu pulga hech narsa olinmadi. U saqlanib turibdi, administrator uni sizga qaytaradi. Savollar: /paysupport
notice-surplus-returned =
    ↩️ <b>Pul qaytarildi: { $sum } soʻm</b>

    { $transaction }-buyurtmaning hisobga olinmagan toʻlovini qaytarib yubordik. Qachon tushishi bankingizga bogʻliq. Savollar: /paysupport
notice-surplus-credited =
    🪙 <b>Tangalar qoʻshildi: { $coins }</b>

    Bu { $transaction }-buyurtmaning hisobga olinmagan toʻlovi. Tangalar bilan eʼlonlarni koʻtarish uchun toʻlash mumkin. Savollar: /paysupport
notice-stars-credited =
    🪙 <b>Tangalar qoʻshildi: { $coins }</b>

    { $transaction }-buyurtma toʻlovi: { paid-amount }. { $tries ->
        [0] Qaytarish oʻrniga tanga qoʻshdik.
       *[other] Telegram ularni qaytara olmadi, shuning uchun tanga qoʻshdik.
    } Ular bilan eʼlonlarni koʻtarish uchun toʻlash mumkin. Savollar: /paysupport
admin-surplus =
    ⚠️ <b>Ortiqcha pul: { $coins } tanga</b>

    { $provider }, { $payment }-toʻlov { $transaction }-tranzaksiya uchun keldi, unga endi kerak emas. Uni provayder kabinetida qaytaring yoki toʻlovchiga tanga qilib bering: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>{ $transaction }-tranzaksiya qaytarildi</b>

    Qaytarilguncha sarflangan, hisobdan olib boʻlmaydi: { $coins } tanga.
admin-click-cancelled =
    ⚠️ <b>Click toʻlangan { $payment }-toʻlovni bekor qildi</b>

    U { $transaction }-tranzaksiyani toʻlagan edi, bizda hech narsa oʻzgarmadi. Pul toʻlovchiga qaytganini Click kabinetida tekshiring: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum { $payment }-toʻlovni juda kech tasdiqladi</b>

    30 daqiqadan oshdi, shuning uchun rad etdik va { $transaction }-tranzaksiya bu toʻlov bilan toʻlanmadi. Pul toʻlovchiga qaytganini Uzum reyestrida tekshiring: docs/payments.md.

### Stars and coins

coins-balance =
    🪙 <b>Balansda: { $coins }</b>

    Tangalar bilan eʼlonlarni koʻtarish uchun toʻlanadi. 1 tanga — 100 soʻm.
coins-packs =
    🪙 <b>Tanga sotib olish</b>

    Toʻlov Telegram yulduzlari bilan. Tangalar darhol keladi va sarflaguningizcha balansda turadi.
coins-none = Hozir tangalar sotilmayapti. Keyinroq qarang.
button-buy-coins = 🪙 Tanga sotib olish
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = Bunday hisob bizda yoʻq. Yangisini yarating.
checkout-foreign = Bu hisob boshqa kishiga yozilgan.
checkout-banned = Profilingiz bloklangan. Yordamga yozing: /support
checkout-changed = Narx oʻzgargan. Yangi hisob yarating.
checkout-paid = Bu hisob allaqachon toʻlangan.
checkout-busy = Bu hisob hozir toʻlanmoqda.
checkout-closed = Bu hisob yopilgan. Xarid hali kerak boʻlsa, yangisini yarating.
checkout-elsewhere = Bu buyurtma yoki uning bir qismi boshqa usulda allaqachon toʻlangan. Yetmaganini qaytadan buyurtma qiling.
checkout-unavailable = Buni endi sotib olib boʻlmaydi: eʼlon sotuvda emas yoki unda bu xizmat allaqachon bor.
checkout-later = Hozir toʻlovni qabul qila olmadik. Bir daqiqadan soʻng urinib koʻring.
notice-stars-surplus =
    ↩️ <b>Yulduzlar qaytariladi: { $stars }</b>

    Bu hisob boʻyicha endi toʻlab boʻlmasdi yoki u boshqa kishiga yozilgan, shuning uchun toʻlovni toʻliq qaytaramiz.
admin-stars-stuck =
    ⚠️ <b>Yulduzlar qaytmayapti</b>

    Toʻlov № { $payment }, tranzaksiya № { $transaction }. Telegram javobi: { $said }. Urinishlar davom etadi; nima qilish kerakligi — docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Yulduzlar ikki marta qaytdi: { $stars }</b>

    Toʻlov № { $payment }, tranzaksiya № { $transaction }: uni avval qoʻlda qaytarishgan, endi Telegram ham qaytardi. Toʻlovchi bilan hal qiling: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>Tangalar hisobi toʻgʻri kelmayapti: { $count }</b>

    { $faults }

    Batafsil: npm run ledger -- check
refund-usage = Tranzaksiya raqamini yozing: <code>/refund 1017</code>
refund-unknown = № { $id } tranzaksiya yoʻq.
refund-not-paid = № { $id } tranzaksiya toʻlanmagan yoki allaqachon qaytarilgan.
refund-used-up = № { $id } tranzaksiyani qaytarib boʻlmaydi: sotib olingani ishlatib boʻlingan.
refund-spent = № { $id } tranzaksiyani qaytarib boʻlmaydi: sotib olingan tangalar sarflangan.
refund-cabinet =
    <b>Tranzaksiya № { $id }</b> · { $name } · { $coins } tanga · { $provider }

    Bu provayderning puli uning kabinetida qaytariladi. U bizga xabar berishi bilan xizmatlar oʻzi toʻxtaydi.
refund-cabinet-click =
    <b>Tranzaksiya № { $id }</b> · { $name } · { $coins } tanga · { $provider }

    Click puli uning kabinetida qaytariladi va u bizga xabar bermaydi. Pulni oʻsha yerda qaytaring, soʻng serverda bajaring:
    <code>npm run ledger -- returned { $id } "sabab" --by ism</code>
refund-ask-pack =
    <b>Tranzaksiya № { $id }</b> · { $name } · ⭐ { $stars }

    Balansdan { $coins } tanga yechamiz va yulduzlarni toʻliq qaytaramiz. Buni bekor qilib boʻlmaydi.
refund-ask-stars =
    <b>Tranzaksiya № { $id }</b> · { $name } · ⭐ { $stars }

    Toʻlangan xizmatlarni toʻxtatamiz va yulduzlarni toʻliq qaytaramiz. Buni bekor qilib boʻlmaydi.
refund-ask-coins =
    <b>Tranzaksiya № { $id }</b> · { $name } · { $coins } tanga

    Toʻlangan xizmatlarni toʻxtatamiz va tangalarni balansga qaytaramiz. Buni bekor qilib boʻlmaydi.
button-refund = Qaytarish
refund-done = ✅ № { $id } tranzaksiya qaytarildi. Yulduzlar bilan toʻlangan boʻlsa, ular bir daqiqada keladi.
refund-left = Yaxshi, hech narsa qaytarilmaydi.

### Groups of the shop

group-completed =
    🎉 <b>Guruhingiz toʻldi!</b>

    { $title }

    Olganda { $total } toʻlaysiz, yetkazib berish bepul. Yoʻlga chiqqanda yozamiz.
group-completed-ask =
    { group-completed }

    Fikringiz oʻzgarmadimi? Buyurtmani tasdiqlang, biz uni yigʻamiz.
group-expired =
    ⌛️ <b>Guruh vaqtida toʻlmadi</b>

    { $title }

    Buyurtma bekor qilindi, hech narsa toʻlanmaydi. Qaytadan boshlang va yana bir necha doʻstni chaqiring.
button-start-again = Qaytadan boshlash

### Reminders and cards of groups

button-invite-friends = 📣 Doʻstlarni chaqirish
button-mute-reminder = 🔕 Buni eslatmang
button-unmute-reminder = 🔔 Qaytarish: eslatib turing
reminder-muted = Tayyor: bunday xabarlar endi kelmaydi. Ularni akkauntingizda istalgan payt qaytarishingiz mumkin.
reminder-unmuted = Tayyor: yana eslatib turamiz.
group-invite-text = Keling, birga sotib olamiz: { $title }, { $alone } oʻrniga { $together }
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>Hali oʻylab koʻryapsizmi?</b>

    { $title }
    { price-together }

    { $places ->
        [0] Guruh boshlang: { $friends ->
            [1] yana bitta doʻst
           *[other] yana { $friends } ta doʻst
        }, va har kim guruh narxini toʻlaydi.
       *[other] Guruh yigʻilmoqda, qoʻshiling: { group-still-open }
    }
reminder-not-shared =
    📣 <b>Doʻstlaringiz guruhingizdan hali bexabar</b>

    { $title }
    { group-still-open }

    Ularga havolani yuboring: guruh ular bilangina toʻladi.
reminder-link-copied =
    🔗 <b>Havolangiz orqali hali hech kim qoʻshilmadi</b>

    { $title }
    { group-still-open }

    Uni yana bir doʻstga yoki boshqa chatga yuboring.
reminder-no-joins-3 =
    👥 <b>Uch soatdan beri yangi odam yoʻq</b>

    { $title }
    { group-still-open }

    Koʻpincha yana ikki-uch doʻstga yozish kifoya.
reminder-no-joins-10 =
    ⏰ <b>Guruhingiz oxirgi odamlarni kutmoqda</b>

    { $title }
    { group-still-open }

    Vaqtida toʻlmasa, buyurtma bekor boʻladi va hech kim toʻlamaydi. Yana bir necha doʻstni chaqiring.
reminder-group-over =
    ⌛️ <b>Guruh vaqtida toʻlmadi</b>

    { $title }

    Buyurtma bekor qilindi, hech narsa toʻlanmaydi. Oʻsha odamlar bilan qaytadan boshlang va yana bir necha doʻstni chaqiring.
group-card =
    👥 <b>Guruhingiz: { $seats } tadan { $taken }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] bir soatdan kam qoldi
       *[other] { $hours }{"\u00A0"}soatdan kam qoldi
    }
group-card-complete =
    🎉 <b>Guruhingiz toʻldi!</b>

    { $title }

    { $circles } { $names }
    Olganda { $total } toʻlaysiz, yetkazib berish bepul.
group-card-complete-ask =
    { group-card-complete }

    Buyurtmani tasdiqlang, biz uni yigʻamiz.
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>Guruh vaqtida toʻlmadi</b>

    { $title }

    { $circles } { $names }
    Hech narsa toʻlanmaydi. Oʻsha odamlar bilan qaytadan boshlang.
group-order-over =
    ✋ <b>Bu guruhdagi buyurtmangiz yopildi</b>

    { $title }

    Hech narsa toʻlanmaydi.
group-card-left =
    👋 <b>Siz bu guruhdan chiqdingiz</b>

    { $title }

    Hech narsa toʻlanmaydi.

### Pages and pictures of the web

page-shop = Bozor – doʻstlar bilan arzonroq
page-shop-about = Besh kishi birga sotib oladi va har kim guruh narxini toʻlaydi. Hindiston boʻylab bepul yetkazish, toʻlov qabul qilishda.
page-products = Barcha mahsulotlar guruh narxida – Bozor
page-shop-search = Qidiruv – Bozor
page-terms = Shartlar – Bozor
page-about = Bozor haqida
page-missing = Bu yerda hech narsa yoʻq – Bozor
page-market = Bozor – Oʻzbekiston eʼlonlari
page-market-about = Yaqiningizda sotib oling va soting: mashinalar, uy-joy, telefonlar, kiyim va boshqalar. Bepul, toʻgʻridan-toʻgʻri Telegramda.
page-market-search = Eʼlonlar qidiruvi – Bozor
page-category = { $name } – Bozordagi eʼlonlar
page-category-about = { $name }: butun Oʻzbekistondan eʼlonlar, narxlari va suratlari bilan.
page-product = { $title } – doʻstlar bilan { $price }
page-product-about = Yolgʻiz { $regular } oʻrniga doʻstlar bilan { $price }. Bepul yetkazish, toʻlov qabul qilishda.
page-shop-category = { $name } guruh narxlarida – Bozor
page-shop-category-about = { $count } ta mahsulot guruh narxlarida, { $price } dan. Bepul yetkazish, toʻlov qabul qilishda.
page-invitation = Qoʻshiling – { $places } oʻrindan { $left } tasi boʻsh: { $title }
page-invitation-full = Guruh toʻldi, oʻzingiznikini boshlang: { $title }
page-invitation-ended = Guruh tugadi, oʻzingiznikini boshlang: { $title }
page-invitation-from = { $name } sizni birga sotib olishga chaqirmoqda.
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – endi sotuvda emas
page-listing-about = { $price }, { $place }.
page-open = Telegramda ochish
picture-tagline = Doʻstlar bilan arzonroq
picture-together = Doʻstlar bilan
picture-delivery = Bepul yetkazish · Toʻlov qabul qilishda
picture-places = { $places } oʻrindan { $left } tasi boʻsh
picture-full = Guruh toʻldi
picture-market = Oʻzbekiston eʼlonlari
picture-shop-promise = Doʻstlar bilan arzonroq
picture-shop-more = Besh kishi, bitta guruh narxi. Hindiston boʻylab bepul yetkazish.
picture-market-promise = Yaqiningizda sotib oling va soting
picture-market-more = Oʻzbekiston eʼlonlari toʻgʻridan-toʻgʻri Telegramda.

### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } sizniki</b>

    Siz taklif qilgan doʻstlar buyurtmalarini oldi. Uni keyingi xaridingizga ishlating yoki toʻlab berishimizni soʻrang.
referral-paid =
    💸 <b>Sizga { $amount } toʻladik</b>

    Doʻstlarni olib kelganingiz uchun rahmat.
referral-paid-to =
    💸 <b>Sizga { $amount } toʻladik</b>

    Qayerga: { $method }
button-rewards = Mukofotlarim

### Orders of the shop

start-order = Mana buyurtmangiz 👇
button-order = Buyurtmani ochish
button-confirm-order = ✅ Buyurtmani tasdiqlash
button-rate-order = ⭐️ Baholash
order-placed =
    🛍 <b>Buyurtmangizni oldik</b>

    { $title }
    № { $number } · olganda { $total } toʻlaysiz, yetkazib berish bepul.

    Tasdiqlang, biz uni yigʻamiz.
order-confirmed = ✅ Tasdiqlandi. Yigʻamiz va yoʻlga chiqqanda yozamiz.
order-confirmed-before = ✅ Bu buyurtma allaqachon tasdiqlangan.
order-over = Bu buyurtma yopilgan: hech narsani tasdiqlash yoki toʻlash kerak emas.
order-unknown = Buyurtmalaringiz orasida bunisi yoʻq.
order-note =
    { $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Buyurtmangiz tasdiqlandi</b>

    { $title }
    № { $number } · olganda { $total } toʻlaysiz.

    Yigʻamiz va yoʻlga chiqqanda yozamiz.{ order-note }
order-moved-packed =
    📦 <b>Buyurtmangiz yigʻildi</b>

    { $title }
    № { $number }

    Tez orada joʻnatamiz.{ order-note }
order-moved-shipped =
    🚚 <b>Buyurtmangiz yoʻlda</b>

    { $title }
    № { $number }

    { $isPaid ->
        [1] Olganda hech narsa toʻlanmaydi.
       *[0] {""}{ $total } tayyorlab qoʻying: olganda naqd toʻlaysiz, yetkazib berish bepul.
    }{ order-note }
order-moved-delivered =
    🎉 <b>Buyurtmangiz yetkazildi</b>

    { $title }
    № { $number }

    Sizga yoqdimi? Yulduzlaringiz boshqalarga tanlashda yordam beradi.{ order-note }
order-moved-cancelled =
    ✋ <b>Buyurtmangiz bekor qilindi</b>

    { $title }
    № { $number }

    Hech narsa toʻlanmaydi.{ order-note }
order-moved-refused =
    ↩️ <b>Buyurtmangiz bizga qaytdi</b>

    { $title }
    № { $number }

    U qabul qilib olinmadi, hech narsa toʻlanmaydi.{ order-note }
order-moved-returned =
    ↩️ <b>Qaytargan buyumingiz bizda</b>

    { $title }
    № { $number }

    Buyum bizga yetib keldi, toʻlaganingizni qaytaramiz.{ order-note }

### When something breaks

error-unexpected =
    Kechirasiz, bizda xatolik yuz berdi. U jurnalimizga yozildi.

    Qayta urinib koʻring. Yana takrorlansa, yordam xizmatiga { $id } raqamini ayting.
error-gave-up = Kechirasiz, oxirgi xabaringizni qayta ishlay olmadik. Qayta urinib koʻring: /start
