### Groups of the shop

group-completed =
    🎉 <b>Guruhingiz toʻldi!</b>

    { $title }

    { $isPaid ->
        [1] Olganda hech narsa toʻlanmaydi.
       *[0] Olganda { $total } toʻlaysiz, yetkazib berish bepul.
    } Yoʻlga chiqqanda yozamiz.
group-completed-ask =
    { group-completed }

    Fikringiz oʻzgarmadimi? Buyurtmani tasdiqlang, biz uni yigʻamiz.
group-expired =
    ⌛️ <b>Guruh vaqtida toʻlmadi</b>

    { $title }

    Buyurtma bekor qilindi, hech narsa toʻlanmaydi. Qaytadan boshlang va yana bir necha doʻstni chaqiring.
button-start-again = Qaytadan boshlash
