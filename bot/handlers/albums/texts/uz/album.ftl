### Photos that become a draft of a listing

album-name =
    { $hasName ->
        [0] ✏️ Nomini shaklda yozasiz
       *[1] <b>{ $name }</b>
    }
album-price =
    { $pricing ->
        [none] 💰 Narxini shaklda yozasiz
        [talk] 💰 Narxi kelishiladi
        [both] 💰 { $price }, kelishsa boʻladi
       *[amount] 💰 { $price }
    }
album-phone =
    { $phoning ->
        [none] 📞 Telefonni shaklda yozasiz
        [profile] 📞 Telefon — profilingizdagi raqam
       *[typed] 📞 { $phone }
    }
album-photos =
    { $photos ->
        [one] 📷 { $photos } ta surat
       *[other] 📷 { $photos } ta surat
    }
album-left-out =
    { $notPhoto ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Olinmadi, JPEG, PNG yoki WebP surat emas: { $notPhoto } ta
    }{ $tooLarge ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Olinmadi, 10 MB dan katta yoki piksellari juda koʻp: { $tooLarge } ta. Fayl emas, oddiy surat qilib yuboring
    }{ $tooMany ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Ortiqcha, eʼlonda 10 tagacha surat boʻladi: { $tooMany } ta
    }{ $overLimit ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Olinmadi, bu soatga suratlar yetarli: { $overLimit } ta. Ularni bir soatdan keyin qoʻshing
    }{ $unreachable ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Telegramdan olib boʻlmadi: { $unreachable } ta. Qayta yuboring
    }
album-facts =
    { album-name }
    { album-price }
    { album-phone }
    { album-photos }
album-ready =
    📝 <b>Eʼlon qoralamasi tayyor</b>

    { album-facts }{ album-left-out }

    Tekshiring, turkum va joyni tanlang — va eʼlon qiling.
album-shelved =
    📝 <b>Sizda qoralama allaqachon bor</b>

    Bu suratlardan yangisini qilsa boʻladi:
    { album-facts }{ album-left-out }

    Qaysi biri qoralama boʻlsin? Ikkinchisi yoʻqolmaydi.
album-failed =
    😕 <b>Bundan eʼlon qilib boʻlmadi</b>{ album-left-out }

    1 tadan 10 tagacha surat yuboring, ostiga nomi, tavsifi, narxi va telefonni yozing.
album-gave-up = Kechirasiz, bu suratlarni qabul qila olmadik. Birozdan soʻng qayta yuboring.
album-refused = Kechirasiz, bu suratlar va ular ostidagi soʻzlardan eʼlon chiqmadi. Uni shaklda yarating — nima xatoligi oʻsha yerda koʻrinadi.
album-edit-late = Bu suratlardan tuzilgan eʼlon endi qoralama emas. Uni «Eʼlonlarim» boʻlimida tuzating.
album-edit-photo = Qoralamadagi surat oʻzgarmadi. Yangisini alohida xabarda yuboring.
album-begun = 📝 Yaxshi, eʼlon qoralamasini tayyorlayapmiz…
album-begun-already = Bu suratlardan qoralama allaqachon tayyorlanyapti
album-used =
    📝 <b>Qoralama — shu suratlardan</b>

    Tekshiring, turkum va joyni tanlang — va eʼlon qiling.{ $hasOld ->
        [0] {""}
       *[1] {" "}Avvalgi qoralama olib qoʻyildi, uni qaytarsa boʻladi.
    }
album-returned =
    ↩️ <b>Avvalgi qoralama qaytdi</b>

    Suratlardan qilingan yangisi olib qoʻyildi: uni yana qoralama qilsa boʻladi.
album-outdated = Buni endi almashtirib boʻlmaydi: suratlarni qayta yuboring
button-album-new = 📝 Yangi eʼlon
button-album-open = 📝 Ochish va eʼlon qilish
button-album-use = 📝 Suratlardan yangisi
button-album-old = Avvalgisini davom ettirish
button-album-back = ↩️ Avvalgisini qaytarish
