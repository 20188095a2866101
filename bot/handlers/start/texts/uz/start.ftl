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
start-referral =
    🎁 <b>Sizni doʻstingiz taklif qildi</b>

    Doʻkonga kiring: birga u yerda arzonroq.
start-referral-own =
    🎁 <b>Bu sizning oʻz havolangiz</b>

    Uni doʻstlarga yuboring: doʻkon ularda sizning taklifingiz bilan ochiladi.
