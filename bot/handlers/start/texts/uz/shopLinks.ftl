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
    { $isPaid ->
        [1] Olganda hech narsa toʻlanmaydi.
       *[0] Olganda { $total } toʻlaysiz.
    }

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
