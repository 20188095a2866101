### What admins do about people and switches

command-find = Odam, eʼlon, buyurtma yoki toʻlovni topish
command-user = Odam haqida maʼlumot
command-ban = Odamni bloklash
command-unban = Blokdan chiqarish
command-flag = Yoqib-oʻchirgichlar
command-admin = Adminlarning rollari
command-broadcast = Hammaga xabar
admin-left = Oʻz holicha qoldirdik.
admin-nobody = “{ $who }” boʻyicha hech kim topilmadi. Bozor ID, Telegram ID, @nom yoki telefon yozing.
admin-several = “{ $who }” bir nechta odam boʻlishi mumkin. /find orqali qarang va Bozor ID yozing.
admin-gone = Bunday hisob endi yoʻq: u oʻchirilgan yoki boshqasiga qoʻshilgan.
find-usage = Nimani qidirishni yozing: <code>/find soʻzlar</code>. Odamlar (ism, @nom, telefon, Telegram ID, Bozor ID), eʼlonlar (raqam, havola, soʻzlar), buyurtma va toʻlovlar raqami boʻyicha topiladi.
find-nothing = Hech narsa topilmadi: “{ $words }”.
find-person =
    👤 { $name }{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    } · #{ $id }
find-listing = 📦 { $name } · № { $id } · { person-status }
find-order = 🧾 Buyurtma { $number } · { find-order-status }
find-transaction = 💳 Toʻlov № { $id } · { find-method } · 🪙 { $coins } · { find-payment-status }
find-order-status =
    { $status ->
        [placed] tasdiq kutmoqda
        [confirmed] tasdiqlangan
        [packed] yigʻilgan
        [shipped] yoʻlda
        [delivered] yetkazilgan
        [cancelled] bekor qilingan
        [refused] olinmagan
       *[returned] qaytarilgan
    }
find-payment-status =
    { $status ->
        [Created] toʻlanmagan
        [Pending] toʻlanmoqda
        [Paid] toʻlangan
        [Cancelled] bekor qilingan
        [Expired] muddati tugagan
       *[Refunded] qaytarilgan
    }
find-method =
    { $method ->
        [payme] Payme
        [click] Click
        [uzum] Uzum
        [stars] yulduzlar
       *[coins] tangalar
    }
button-find-buyer = 🧾 { $number } buyurtma xaridori
button-find-payer = 💳 № { $id } toʻlovchisi
person-status =
    { $status ->
        [pending] moderatsiyada
        [active] sotuvda
        [rejected] rad etilgan
        [closed] yopilgan
        [expired] muddati tugagan
       *[removed] olib tashlangan
    }
person-usage = Kimni koʻrsatishni yozing: <code>/user id</code>, <code>/user @nom</code> yoki <code>/user +998901234567</code>.
person-head =
    👤 <b>{ $name }</b>{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    }
    #{ $id } · Telegram { $telegramId }
person-language =
    { $language ->
        [ru] ruscha
        [uz] oʻzbekcha
        [en] inglizcha
       *[hi] hindcha
    }
person-facts =
    Til: { person-language } · Bozorda { $day } dan beri
    Telefon: { $phone }
    Bot: { $bot ->
        [started] ishga tushirilgan
        [stopped] toʻxtatilgan
       *[none] ishga tushirilmagan
    }
person-listings = 📦 { person-status }: { $count }
person-figures =
    Tasdiqlangan: { $approved } · rad etilgan: { $rejected } · shikoyatlar: { $reports }
    Tangalar: { $coins } · buyurtmalar: { $orders } · olib kelgan odamlari: { $referrals }
person-closing = 🗑 Hisobini oʻchirmoqda
person-banned =
    ⛔️ { $day } dan beri bloklangan{ $isTimed ->
        [1] {" "}({ $until } gacha)
       *[0] {""}
    }{ $isNoted ->
        [1] : { $reason }
       *[0] {""}
    }
button-person-phone = 📞 Telefonni koʻrsatish
button-person-ban = ⛔️ Bloklash
button-person-unban = ↩️ Blokdan chiqarish
button-person-coins = 🪙 Tangalar
button-person-listings = 📦 Eʼlonlari
ban-usage = Kimni bloklash kerak: <code>/ban kim 30d sabab</code>. Kun va sababni yozmasa ham boʻladi. Sabab 300 belgigacha, uni odam koʻradi.
ban-too-long = Rolingiz bilan koʻpi bilan { $days } kunga bloklanadi.
unban-usage = Kimni blokdan chiqarish kerak: <code>/unban kim</code>.
ban-ask =
    <b>{ $name } (#{ $id }) bloklansinmi{ $days ->
        [0] {""}
       *[other] {" "}({ $days } kunga)
    }?</b>

    Seanslar tugaydi, eʼlonlar sotuvdan ketadi: { $active }. { $isNoted ->
        [1] Odam sababni koʻradi: “{ $reason }”.
       *[0] Sabab koʻrsatilmagan.
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Targʻibotdan ishlatilmagani: { $coins } tanga. Qaytarilsinmi?
    }
unban-ask = <b>{ $name } (#{ $id }) blokdan chiqarilsinmi?</b> Blok yopgan eʼlonlar yana sotuvga qaytadi.
button-ban = ⛔️ Bloklash
button-ban-lost = ⛔️ Oʻz aybi: tangalar kuyadi ({ $coins })
button-ban-returned = ⛔️ Tangalarni qaytarish ({ $coins })
button-ban-undo = ↩️ Bekor qilish
button-unban = ↩️ Blokdan chiqarish
ban-done =
    ⛔️ { $name } bloklandi. Sotuvdan ketdi: { $listings }{ $coins ->
        [0] .
       *[other] , qaytarilgan tangalar: { $coins }.
    }
unban-done = ↩️ { $name } blokdan chiqdi. Sotuvga qaytdi: { $listings }.
ban-refused = Bunday qilib boʻlmaydi: oʻzini va boshqa adminlarni bloklab boʻlmaydi.
ban-is-on = { $name }: hisob allaqachon bloklangan.
ban-is-off = { $name }: hisob bloklanmagan.
gift-usage = Bunday yozing: <code>/coins kim +50 sabab</code> yoki <code>/coins kim -50 sabab</code>. Sabab 300 belgigacha, uni odam koʻradi.
gift-how = Yozing: <code>/coins #{ $id } +50 sabab</code>. Yechish uchun minus qoʻying.
gift-amount = { $amount } tanga
gift-ask =
    <b>{ $isGiven ->
        [1] { gift-amount } berilsinmi
       *[0] { gift-amount } yechilsinmi
    }: { $name } (#{ $id })?</b>

    Hozir balansda: { $balance }. Odam sababni koʻradi: “{ $reason }”.
button-gift =
    { $isGiven ->
        [1] 🪙 { $amount } tanga berish
       *[0] 🪙 { $amount } tanga yechish
    }
gift-done =
    🪙 { $isGiven ->
        [1] Berildi: { $amount }
       *[0] Yechildi: { $amount }
    } · { $name }. Balansda: { $balance }.
gift-not-enough = { $name }: buncha tanga yoʻq, noldan pastga yechib boʻlmaydi.
gift-refused = Oʻziga tanga berib ham, yechib ham boʻlmaydi.
flag-list = <b>Yoqib-oʻchirgichlar</b>
flag-about =
    { $key ->
        [PAID_FEATURES_ENABLED] {"\u000A"}Pullik targʻibot
        [DEBUG_PANEL_ENABLED] {"\u000A"}Adminlar uchun sozlash paneli
        [CONTACTS_PER_DAY] {"\u000A"}Bir odamdan kuniga sotuvchilarga murojaat
        [LISTINGS_PER_DAY] {"\u000A"}Bir odamdan kuniga eʼlon
        [PHOTOS_PER_HOUR] {"\u000A"}Bir odamdan soatiga surat
        [ORDERS_PER_DAY] {"\u000A"}Bir odamdan kuniga doʻkon buyurtmasi
        [ORDERS_CLAIM] {"\u000A"}Qancha sotilgani: doʻkon uchun soʻzlar
        [ORDERS_CLAIM_HI] {"\u000A"}Qancha sotilgani: hindcha soʻzlar
        [ORDERS_CLAIM_LIVE] {"\u000A"}Qancha sotilgani: 7 kun boʻyicha sanash
       *[other] {""}
    }
flag-line =
    { $isOn ->
        [1] 🟢
       *[0] ⚪️
    } <code>{ $key }</code>{ flag-about }
flag-set = <b>Serverda belgilanadi</b>
flag-value = <code>{ $key }</code> = { $value }{ flag-about }
flag-usage = Bunday yozing: <code>/flag NOM on</code> yoki <code>/flag NOM off</code>. Hammasi: /flag
flag-unknown = “{ $name }” degani yoʻq. Hammasi: /flag
flag-so-already =
    <code>{ $name }</code> allaqachon { $isOn ->
        [1] yoqilgan.
       *[0] oʻchirilgan.
    }
flag-ask =
    <b>{ $name }: { $isOn ->
        [1] yoqilsinmi
       *[0] oʻchirilsinmi
    }?</b> Shu zahoti va hamma uchun ishlaydi.
button-flag =
    { $isOn ->
        [1] 🟢 Yoqish
       *[0] ⚪️ Oʻchirish
    }
button-flag-turn =
    { $isOn ->
        [1] 🟢 Yoqish:
       *[0] ⚪️ Oʻchirish:
    } { $name }
flag-done =
    <code>{ $name }</code>: { $isOn ->
        [1] 🟢 yoqildi.
       *[0] ⚪️ oʻchirildi.
    }
notice-banned =
    ⛔️ <b>Hisobingiz bloklandi{ $days ->
        [0] {""}
       *[other] {" "}({ $days } kunga)
    }</b>{ $isNoted ->
        [1] {"\u000A\u000A"}{ $reason }
       *[0] {""}
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Ishlatilmagan targʻibot uchun qaytarilgan tangalar: { $coins }.
    }

    Bu xato boʻlsa, bizga yozing: /support
notice-unbanned =
    ✅ <b>Hisobingiz blokdan chiqarildi</b>{ $listings ->
        [0] {""}
       *[other] {"\u000A\u000A"}Sotuvga qaytgan eʼlonlar: { $listings }.
    }
notice-coins-adjusted =
    🪙 <b>{ $isGiven ->
        [1] Sizga berilgan tangalar: { $coins }
       *[0] Yechilgan tangalar: { $coins }
    }</b>

    { $reason }

    Balansingizda: { $balance }.
