### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-card-reserved =
    { listing-card }
    🔖 Band qilingan. Yana boʻshashi mumkin, yozsa boʻladi.
link-admin =
    { listing-card }
    { $status ->
        [pending] ⏳ Moderatsiyada
        [rejected] ⛔️ Rad etilgan
       *[removed] 🗑 Olib tashlangan
    }
listing-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    Eʼlon endi faol emas. Oʻxshashlarini koʻring — balki yaxshirogʻi topilar.
listing-gone =
    Bunday eʼlon yoʻq: olib tashlangan boʻlishi mumkin.

    Hozir nimalar sotilayotganini koʻring 👇
price-sum = { $amount } soʻm
price-uye = { $amount } y.e.
price-negotiable = Kelishiladi
