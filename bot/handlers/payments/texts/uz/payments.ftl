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

    Chek № { $id }: { paid-amount }.
promoted-until =
    { $topUpUntil ->
        [0] {""}
       *[other] {"\u000A"}Koʻrishlarni oshirish { $topUpUntil } gacha amal qiladi.
    }{ $premiumUntil ->
        [0] {""}
       *[other] {"\u000A"}Premium { $premiumUntil } gacha amal qiladi.
    }
notice-promoted =
    🚀 <b>Toʻlov oʻtdi: { paid-amount }</b>

    «{ $name }»{ services }

    Xizmatlar 15 daqiqa ichida ishlay boshlaydi. Eʼlonni necha kishi koʻrgani «Mening eʼlonlarim» boʻlimida koʻrinadi.{ promoted-until }

    Chek № { $id }.
notice-promoted-partly =
    🪙 <b>Toʻlov oʻtdi, lekin hammasi bajarilmadi</b>

    «{ $name }»: toʻlangandan ({ paid-amount }) { $coins } tangalik xizmatni berib boʻlmadi — eʼlon sotuvda emas yoki bunday xizmat allaqachon bor. Bu tangalarni balansingizga qaytardik.{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}Qolgani 15 daqiqa ichida ishlay boshlaydi:{ services }{ promoted-until }
    }

    Chek № { $id }.
notice-promotion-refunded =
    ↩️ <b>{ $id }-toʻlov boʻyicha qaytarish</b>

    Summa: { paid-amount }{ $unit ->
        [stars] , ular Telegram hisobingizga qaytmoqda
        [coins] , ular yana balansingizda
       *[other] {""}
    }.{ $coins ->
        [0] {""}
       *[other] {" "}Hisobdan olingan tangalar: { $coins }.
    }{ $isEnded ->
        [0] {" "}U bilan toʻlangan xizmatlar endi ishlamaydi.
       *[other] {"\u000A\u000A"}Shu bilan «{ $name }» eʼlonini koʻtarish ham tugadi:{ promotion-kinds }{ promotion-views }
    }
notice-coins-refunded =
    ↩️ <b>{ $id }-xarid boʻyicha qaytarish</b>

    Hisobdan olingan tangalar: { $coins }. Yulduzlar Telegram hisobingizga qaytmoqda.
notice-top-up-over =
    📈 <b>Koʻrishlarni oshirish tugadi</b>

    «{ $name }» eʼlonining koʻrishlari endi oshirilmaydi.{ promotion-brought }
notice-vip-over =
    ⭐️ <b>Eʼlon VIPdan chiqdi</b>

    «{ $name }»: sizdan keyin yana oʻnta eʼlon uchun VIP toʻlandi. Birinchi oʻrinni yana egallash mumkin.{ promotion-brought }
notice-premium-over =
    🏷 <b>Premium tugadi</b>

    «{ $name }» yana oddiy kartochka boʻlib koʻrsatiladi.{ promotion-brought }
notice-unused-returned =
    🪙 <b>Tangalar qaytarildi: { $coins }</b>

    «{ $name }» eʼlonining ishlatilmagan xizmatlari uchun.
notice-surplus =
    ⚠️ <b>Toʻlov hisobga olinmadi: { $sum } soʻm</b>

    { $transaction }-buyurtma allaqachon toʻlangan yoki yopilgan, shuning uchun bu pulga hech narsa olinmadi. U saqlanib turibdi, admin uni sizga qaytaradi. Savollar: /paysupport
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
    ⚠️ <b>Ortiqcha pul: { coins-count }</b>

    { $provider }, { $payment }-toʻlov { $transaction }-tranzaksiya uchun keldi, unga endi kerak emas. Uni provayder kabinetida qaytaring yoki toʻlovchiga tanga qilib bering: docs/payments.md.
admin-refund-loss =
    ⚠️ <b>{ $transaction }-tranzaksiya qaytarildi</b>

    Qaytarilguncha sarflangan, hisobdan olib boʻlmaydi: { coins-count }.
admin-click-cancelled =
    ⚠️ <b>Click toʻlangan { $payment }-toʻlovni bekor qildi</b>

    U { $transaction }-tranzaksiyani toʻlagan edi, bizda hech narsa oʻzgarmadi. Pul toʻlovchiga qaytganini Click kabinetida tekshiring: docs/payments.md.
admin-uzum-late =
    ⚠️ <b>Uzum { $payment }-toʻlovni juda kech tasdiqladi</b>

    30 daqiqadan oshdi, shuning uchun rad etdik va { $transaction }-tranzaksiya bu toʻlov bilan toʻlanmadi. Pul toʻlovchiga qaytganini Uzum reyestrida tekshiring: docs/payments.md.
