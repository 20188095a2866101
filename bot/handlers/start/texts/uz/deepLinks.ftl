### What links show

link-promote-off =
    🚀 Eʼlonlarni koʻtarish hozir sotilmayapti: tez orada qaytadi.

    Eʼlonlarni usiz ham hamma koʻradi 👇
link-category =
    <b>{ $name }</b>
    { $count ->
        [0] Bu yer hozircha boʻsh: sizning eʼloningiz birinchi boʻlishi mumkin.
        [one] { $count } ta eʼlon
       *[other] { $count } ta eʼlon
    }
link-category-gone =
    Bizda bunday turkum yoʻq: havola toʻliq nusxalanmagan boʻlishi mumkin.

    Hamma turkumlar shu yerda 👇
link-payment =
    { $isCoins ->
        [1] 🪙 <b>Tangalar: { $coins }</b>
       *[0] 🚀 <b>{ $isNamed ->
            [1] «{ $name }» eʼlonini koʻtarish
           *[0] Eʼlonni koʻtarish
        }</b>{ services }
    }
    { paid-amount }

    { $status ->
        [Created] ⏳ Hali toʻlanmagan.
        [Pending] ⏳ Toʻlov ketyapti: odatda bir-ikki daqiqa oladi.
        [Paid] ✅ Toʻlangan.
        [Cancelled] ✋ Bekor qilingan, pul yechilmagan.
        [Expired] ⌛️ Toʻlov vaqti tugagan. Qaytadan boshlasa boʻladi.
       *[Refunded] ↩️ Pul qaytarilgan.
    }
link-payment-unknown =
    Toʻlovlaringiz orasida bundayi yoʻq: boshqa Telegram hisobidan toʻlangan boʻlishi mumkin.

    Pul yechilib, xizmat berilmadimi? Yozing: /paysupport
link-order =
    📦 <b>{ $title }</b>
    № { $number }

    { $status ->
        [placed] 🛍 Buyurtma qabul qilindi. { $isPaid ->
            [1] Olganda hech narsa toʻlamaysiz.
           *[0] Olganda toʻlaysiz: { $toPay }.
        }
        [confirmed] ✅ Tasdiqlandi, yigʻyapmiz. { $isPaid ->
            [1] Olganda hech narsa toʻlamaysiz.
           *[0] Olganda toʻlaysiz: { $toPay }.
        }
        [packed] 📦 Yigʻildi, tez orada joʻnatamiz. { $isPaid ->
            [1] Olganda hech narsa toʻlamaysiz.
           *[0] Olganda toʻlaysiz: { $toPay }.
        }
        [shipped] 🚚 Yoʻlda. { $isPaid ->
            [1] Olganda hech narsa toʻlamaysiz.
           *[0] Tayyorlab qoʻying: { $toPay }.
        }
        [delivered] 🎉 Yetkazildi.
        [cancelled] ✋ Bekor qilingan, toʻlash kerak emas.
        [refused] ↩️ Bizga qaytdi, toʻlash kerak emas.
       *[returned] ↩️ Qaytarilgan.
    }
link-order-unknown =
    Buyurtmalaringiz orasida bundayi yoʻq: boshqa hisobdan buyurtma qilingan boʻlishi mumkin.

    Hamma buyurtmalaringiz shu yerda 👇
link-own-pending =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ⏳ Eʼloningiz moderatsiyada, odatda 15 daqiqagacha. Keyin uni hamma koʻradi.
link-own-rejected =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ✋ Eʼloningiz moderatsiyadan oʻtmadi.
    { notice-reason }
link-own-removed =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    ⛔️ Eʼloningizni moderator sotuvdan olib tashlagan.
    { notice-reason }

    Bu xato boʻlsa, bizga yozing: /support
link-own-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Eʼloningiz sotuvda emas. Uni bir bosishda qaytarsa boʻladi.
button-orders = Buyurtmalarim
