### Reminders and cards of groups

button-invite-friends = 📣 Doʻstlarni chaqirish
button-mute-reminder = 🔕 Buni eslatmang
button-unmute-reminder = 🔔 Qaytarish: eslatib turing
reminder-muted = Tayyor: bunday xabarlar endi kelmaydi. Ularni hisobingizda istalgan payt qaytarishingiz mumkin.
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

    Buyurtma bekor qilindi, hech narsa toʻlanmaydi.{ order-balance }

    Oʻsha odamlar bilan qaytadan boshlang: kim birinchi boshlasa, qolganlar uning guruhini mahsulot sahifasida koʻradi. Yana bir necha doʻstni ham chaqiring.
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
    { $isPaid ->
        [1] Olganda hech narsa toʻlanmaydi.
       *[0] Olganda { $total } toʻlaysiz, yetkazib berish bepul.
    }
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
    Hech narsa toʻlanmaydi.{ order-balance }

    Oʻsha odamlar bilan qaytadan boshlang: kim birinchi boshlasa, qolganlar uning guruhini mahsulot sahifasida koʻradi.
group-order-over =
    ✋ <b>Bu guruhdagi buyurtmangiz yopildi</b>

    { $title }

    Hech narsa toʻlanmaydi.
group-card-left =
    👋 <b>Siz bu guruhdan chiqdingiz</b>

    { $title }

    Hech narsa toʻlanmaydi.
