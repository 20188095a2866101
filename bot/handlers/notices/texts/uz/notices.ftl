### Notices of listings: one's own that may be sold, those one keeps, and what promotion and payments came to

button-still-selling = ✅ Ha, sotyapman
button-sold = 🤝 Sotildi
button-change-price = ✏️ Narxni oʻzgartirish
button-undo-sold = ↩️ Sotuvga qaytarish
button-mute-selling = 🔕 Bu haqda soʻralmasin
button-mute-prices = 🔕 Narx tushishi haqida yozilmasin
button-mute-gone = 🔕 Sotilganlar haqida yozilmasin
button-unmute-notice = 🔔 Bu haqda yana yozing
notice-muted = Tayyor: bunday xabarlar endi kelmaydi. Ularni istalgan payt qaytarish mumkin: /mute
notice-unmuted = Tayyor: bu haqda yana xabar beramiz.
button-hush-listing = 🔇 Bu eʼlon haqida yozilmasin
button-unhush-listing = 🔔 Bu eʼlon haqida yana yozilsin
button-similar-to = Oʻxshashlari: { $name }
button-favourites = ❤️ Sevimlilar
button-promote-again = 🚀 Yana koʻtarish
button-pay-again = 🚀 Qayta toʻlash
notice-still-selling =
    🛒 <b>Hali ham sotyapsizmi?</b>

    «{ $name }», { $price }
    { $days } kundan beri sotuvda.{ $isPromoted ->
        [0] {""}
       *[other] {" "}«Sotildi» tugmasi koʻtarish xizmatlarini ham tugatadi.
    }
notice-still-selling-many =
    🛒 <b>Hali ham sotyapsizmi?</b>

    { $count } ta eʼloningiz anchadan beri sotuvda:
    { $names }{ notice-more }

    Sotilganlarini «Mening eʼlonlarim» boʻlimida yoping.
notice-more =
    { $more ->
        [0] {""}
       *[other] {"\u000A"}… va yana { $more } ta
    }
listing-now-draft = Bu hali qoralama
listing-now-pending = 🕓 Eʼlon tekshirilmoqda
listing-now-active = ✅ Eʼlon allaqachon sotuvda
listing-now-rejected = ✋ Eʼlon moderatsiyadan oʻtmadi
listing-now-closed = Eʼlon allaqachon sotuvdan olingan
listing-now-expired = Eʼlonning muddati tugagan
listing-now-removed = ⛔️ Eʼlonni moderator olib tashlagan
selling-noted = ✅ Yaxshi, eʼlon sotuvda qoladi
selling-sold = 🤝 Sotilgan deb yopildi
notice-price-drop =
    📉 <b>Arzonlashdi</b>

    «{ $name }»
    <s>{ $before }</s> → <b>{ $now }</b>
listing-hushed = Bu eʼlon haqida boshqa yozmaymiz. U sevimlilarda qoladi.
listing-unhushed = Bu eʼlon haqida yana yozamiz
notice-gone =
    👋 <b>Eʼlon endi sotuvda emas</b>

    Sevimlilaringizdagi «{ $name }». Oʻxshashlarini koʻring.
notice-gone-many =
    👋 <b>Endi sotuvda emas: { $count } ta</b>

    Sevimlilaringizdan:
    { $names }{ notice-more }
promotion-views =
    {"\u000A\u000A"}Shu vaqt ichida: { $views } marta koʻrildi, { $contacts } marta murojaat qilindi.
promotion-brought =
    { promotion-views }{ $paid ->
        [0] {""}
        [1] {" "}Chek { $receipts }.
       *[other] {" "}Cheklar: { $receipts }.
    }
promotion-kinds =
    { $isTopUp ->
        [0] {""}
       *[other] {"\u000A"}• Koʻrishlarni oshirish
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP
    }{ $isPremium ->
        [0] {""}
       *[other] {"\u000A"}• Premium
    }
notice-promotion-ended =
    🏁 <b>Eʼlonni koʻtarish tugadi</b>

    «{ $name }»: { $reason ->
        [closed] eʼlon yopilgani uchun koʻtarish muddatidan oldin tugadi.
        [replaced] uning oʻrnini boshqa kuchdagi koʻtarish egalladi.
       *[other] koʻtarish muddatidan oldin tugadi.
    }{ promotion-kinds }{ promotion-brought }
notice-payment-failed =
    ⚠️ <b>Toʻlov oʻtmadi: { paid-amount }</b>

    { $isNamed ->
        [0] { $id }-buyurtma
       *[other] «{ $name }» uchun { $id }-buyurtma
    } toʻlanmadi. Pul hisobdan yechilgan boʻlsa, uni bank yoki toʻlov tizimining oʻzi qaytaradi. Buyurtmani { $until } gacha toʻlash mumkin. Savollar — /paysupport
notice-order-unpaid =
    ⌛️ <b>{ $id }-buyurtma toʻlovsiz yopildi</b>

    { $isNamed ->
        [0] {""}
       *[other] «{ $name }»,{" "}
    }{ paid-amount }: pul kelmadi, shuning uchun hech narsa boshlanmadi. Koʻtarish hali kerak boʻlsa, qaytadan buyurtma qiling. Savollar — /paysupport
