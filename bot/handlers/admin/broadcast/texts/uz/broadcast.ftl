### What is told to everybody

broadcast-ask =
    ✍️ Xabarni yuboring: { $key ->
        [any] hamma uchun
        [ru] ruscha tanlaganlar uchun
        [uz] oʻzbekcha tanlaganlar uchun
        [en] inglizcha tanlaganlar uchun
       *[hi] hindcha tanlaganlar uchun
    }, matn yoki izohli surat. Bezaklari saqlanadi.
broadcast-ask-button =
    🔗 Ikki qator: tugmadagi yozuv va u qayerga olib borishi. Masalan:

    <code>Divanlarni koʻrish
    market product_divan-17</code>

    Ikkinchi qatorga https://… havola yoki shunchaki market yoki shop ham boʻladi.
broadcast-no-text = Matn yoki bitta izohli surat kerak.
broadcast-no-button = Tugmani oʻqib boʻlmadi: birinchi qator — yozuv (64 belgigacha), ikkinchisi — havola, market yoki shop.
broadcast-too-long = Juda uzun: 4096 belgigacha, surat bilan 1024 gacha.
broadcast-gone = Bu xabar endi yoʻq. Yangisini boshlash: /broadcast
broadcast-words-cancelled = Xoʻp. Xabarnoma qoralamasi joyida: /broadcast
broadcast-left = Xabarnoma uchun javobni endi kutmayman. Davom ettirish: /broadcast
broadcast-card = 📣 <b>Hammaga xabar</b>
broadcast-language =
    { $key ->
        [any] Hamma uchun
        [ru] Ruscha
        [uz] Oʻzbekcha
        [en] Inglizcha
       *[hi] Hindcha
    }
broadcast-text-line = { broadcast-language }: { $text }
broadcast-photo = 🖼 Surat bilan
broadcast-button = 🔗 Tugma: { $label }
broadcast-audience =
    👥 Kimga: { $languages ->
        [all] barcha tillar
       *[other] { $languages }
    }{ $app ->
        [market] , 90 kunda eʼlonlarni ochganlar
        [shop] , 90 kunda doʻkonni ochganlar
       *[any] {""}
    }
broadcast-count = Oladi: { $count }. Yangiliklarni oʻchirgan, botni toʻxtatgan yoki bloklangan odamlar olmaydi.
button-broadcast-text =
    { $isWritten ->
        [1] 📝
       *[0] ➕
    } { $key ->
        [any] Hamma uchun matn
       *[other] { $code }
    }
button-broadcast-app =
    { $isChosen ->
        [1] ✅
       *[0] { $app ->
            [market] 🛍
           *[shop] 🤝
        }
    } { $app ->
        [market] Eʼlonlardagilar
       *[shop] Doʻkondagilar
    }
button-broadcast-unphoto = 🖼 Suratni olib tashlash
button-broadcast-untext = 🗑 Bu matnni olib tashlash
button-broadcast-link =
    { $isThere ->
        [1] 🔗 Tugmani olib tashlash
       *[0] 🔗 Tugma qoʻshish
    }
button-broadcast-preview = 👀 Qanday chiqishini koʻrish
button-broadcast-drop = 🗑 Kerak emas
button-broadcast-send = 📣 Yuborish: { $count }
button-broadcast-edit = ← Oʻzgartirish
broadcast-confirm = Odamlar buni shunday koʻradi. Oladi: <b>{ $count }</b>. Yuboramizmi?
broadcast-nobody = Yuboradigan odam yoʻq: boshqalarni tanlang.
broadcast-dropped = Xabar bekor qilindi.
broadcast-changed = Xabar siz koʻrganingizdan beri oʻzgargan. Yuborishdan oldin yana bir qarab chiqing.
broadcast-other = Hozir boshqa xabar yuborilmoqda. Tugashini kuting. Uni koʻrish: /broadcast
button-broadcast-second = 👀 Koʻrish
broadcast-second = 📣 <b>{ $name } hammaga xabar yubormoqchi.</b> Oladi: { $count }. Uni ikkinchi odam tekshirib yuborishi kerak.
broadcast-second-asked =
    { $count ->
        [0] Shuncha odamga ikkinchi admin yuborishi kerak, hozircha boshqa admin yoʻq.
       *[other] Shuncha odamga ikkinchi admin yuborishi kerak. Soʻraldi: { $count }.
    }
broadcast-over = Bu xabar allaqachon tugagan.
broadcast-stopped = ⏹ Toʻxtatdik
broadcast-progress =
    { $status ->
        [sending] 📣 <b>Xabar yuborilmoqda</b>
        [stopped] ⏹ <b>Xabar toʻxtatildi</b>
       *[sent] ✅ <b>Xabar yuborib boʻlindi</b>
    }

    Yuborildi: { $sent } / { $total }
    Yetib bormadi: { $failed }{ $status ->
        [sending] {"\u000A"}Qoldi: { $left } · taxminan { $minutes } daqiqa
        [stopped] {"\u000A"}Olmaydi: { $left }
       *[sent] {""}
    }
broadcast-of-other = Uni boshqa admin boshlagan.
button-broadcast-look = 🔄 Yangilash
button-broadcast-stop = ⏹ Toʻxtatish
button-mute-news = 🔕 Yangilik yuborilmasin
button-unmute-news = 🔔 Yangiliklar yana kelsin
news-muted = Tayyor: yangiliklar endi kelmaydi. Ularni istalgan payt qaytarish mumkin: /mute
news-unmuted = Tayyor: yangiliklarni yana yuboramiz.
