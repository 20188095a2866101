### Orders of the shop

start-order = Mana buyurtmalaringiz 👇
button-order = Buyurtmani ochish
button-confirm-order = ✅ Buyurtmani tasdiqlash
button-rate-order = ⭐️ Baholash
order-placed =
    🛍 <b>Buyurtmangizni oldik</b>

    { $title }
    № { $number } · { $isPaid ->
        [1] olganda hech narsa toʻlanmaydi.
       *[0] olganda { $total } toʻlaysiz, yetkazib berish bepul.
    }

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
order-balance =
    { $isBack ->
        [1]
            {""}

            💰 { $back } yana balansingizda.
       *[0] {""}
    }{ $isKept ->
        [1]
            {""}

            ⚠️ { $kept } endi hisobga olinmaydigan mukofot oʻrniga ushlab qolindi.
       *[0] {""}
    }
order-parcel =
    { $hasCarrier ->
        [1]
            {""}

            Yetkazuvchi: { $carrier }
       *[0] {""}
    }{ $hasNumber ->
        [1]
            {""}
            Kuzatuv raqami: <code>{ $trackingNumber }</code>
       *[0] {""}
    }{ $hasLink ->
        [1]
            {""}
            { $trackingLink }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>Buyurtmangiz tasdiqlandi</b>

    { $title }
    № { $number } · { $isPaid ->
        [1] olganda hech narsa toʻlanmaydi.
       *[0] olganda { $total } toʻlaysiz.
    }

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
    }{ order-parcel }{ order-note }
order-moved-delivered =
    🎉 <b>Buyurtmangiz yetkazildi</b>

    { $title }
    № { $number }

    Sizga yoqdimi? Yulduzlaringiz boshqalarga tanlashda yordam beradi.{ order-note }
order-moved-cancelled =
    ✋ <b>Buyurtmangiz bekor qilindi</b>

    { $title }
    № { $number }

    Hech narsa toʻlanmaydi.{ order-balance }{ order-note }
order-moved-refused =
    ↩️ <b>Buyurtmangiz bizga qaytdi</b>

    { $title }
    № { $number }

    U qabul qilib olinmadi, hech narsa toʻlanmaydi.{ order-balance }{ order-note }
order-moved-returned =
    ↩️ <b>Qaytargan buyumingiz bizda</b>

    { $title }
    № { $number }

    { $isPaid ->
        [1] Olganda hech narsa toʻlamagansiz, qaytariladigan naqd pul yoʻq.
       *[0] Toʻlagan { $total } pulingizni qaytaramiz.
    }{ order-balance }{ order-note }
order-edited =
    ✏️ <b>Buyurtmangiz oʻzgartirildi</b>

    { $title }
    № { $number }

    Soni: { $quantity }
    Manzil: { $address }
    { $isPaid ->
        [1] Olganda hech narsa toʻlanmaydi.
       *[0] Olganda toʻlanadi: { $total }.
    }
order-parcel-changed =
    🚚 <b>Buyurtmani kuzatish</b>

    { $title }
    № { $number }{ order-parcel }
