### Moderation in the chat

moderate-head =
    { $kind ->
        [new] 🆕 <b>Yangi eʼlon</b>
        [revision] ✏️ <b>Eʼlondagi oʻzgarish</b>
       *[other] 🚩 <b>Eʼlon ustidan shikoyatlar</b>
    }
    Kutmoqda: { $unit ->
        [minutes] { $amount } daqiqa
        [hours] { $amount } soat
       *[other] { $amount } kun
    } · navbatda { $total } ta
moderate-flag-raised = 🔺 Shikoyat koʻp
moderate-flag-banned = ⛔️ Sotuvchi bloklangan, tasdiqlab boʻlmaydi
moderate-flag-often = ⚠️ Koʻp rad etilgan
moderate-claimed = 👀 { $name } koʻrmoqda
moderate-name =
    <b>{ $name }</b>
    { $price }
moderate-description = <blockquote expandable>{ $description }</blockquote>
moderate-category = Turkum: { $category }
moderate-state =
    Holati: { $state ->
        [New] yangi
       *[other] ishlatilgan
    }
moderate-parameter = { $name }: { $value }
moderate-yes-no =
    { $is ->
        [true] ha
       *[other] yoʻq
    }
moderate-place = Joy: { $place }
moderate-phones = Telefonlar: { $phones }
moderate-changes = <b>Nima oʻzgaradi</b>
moderate-change =
    { $field ->
        [name] Nomi
        [category] Turkum
       *[other] Tavsif
    }:
    <s>{ $before }</s>
    → { $after }
moderate-change-photos = Suratlar: { $added } ta qoʻshildi, { $removed } ta olib tashlandi
moderate-photos-after = Oʻzgarishdan keyingi suratlar
moderate-photos-gone = Bu suratlar olib tashlanadi
moderate-no-photos = 🖼 Telegram suratlarni koʻrsatmadi. Ular ilovada koʻrinadi.
moderate-reports = <b>🚩 { $count } kishi shikoyat qildi</b>
moderate-report =
    • { $reason }{ $isNoted ->
        [1] : «{ $note }»
       *[0] {""}
    }
moderate-reports-more = va yana { $count } ta
moderate-seller =
    <b>Sotuvchi:</b> { $name }
    Bozorga qoʻshilgan: { $day } · tasdiqlangan { $approved }, rad etilgan { $rejected }
moderate-last-refusal =
    Oldingi rad javobi: { $reason }{ $isNoted ->
        [1] : «{ $note }»
       *[0] {""}
    }
moderate-unused = Koʻtarish uchun sarflanmagan: { coins-count }
moderate-reason =
    { $reason ->
        [prohibited] Taqiqlangan mahsulot
        [duplicate] Takror eʼlon
        [category] Turkumi notoʻgʻri
        [photo] Suratlari mos emas
        [misleading] Chalgʻitadi
        [spam] Spam
       *[other] Boshqa sabab
    }
moderate-ask-reason = <b>Nima uchun?</b> Sotuvchi sababni koʻradi.
moderate-ask-fault = <b>Sotuvchi aybi bilanmi?</b> Eʼlon pul evaziga koʻtarilmoqda.
moderate-ask-note = <b>Sotuvchiga bir-ikki soʻz yozasizmi?</b> Xabar qilib yozing, 500 belgigacha, yoki shundoq yuboring.
moderate-note-words = Soʻz bilan yozing: sotuvchi faqat matnni oʻqiydi.
moderate-note-long = Juda uzun: 500 belgigacha. Qisqaroq yozing.
moderate-button-approve =
    { $kind ->
        [new] ✅ Tasdiqlash
        [revision] ✅ Qabul qilish
       *[other] ✅ Qoldirish
    }
moderate-button-reject =
    { $kind ->
        [report] ⛔️ Sotuvdan olish
       *[other] ✋ Rad etish
    }
moderate-button-open = Ilovada ochish
moderate-button-skip = ⏭ Oʻtkazish
moderate-button-stop = ⏹ Tugatish
moderate-button-back = ← Orqaga
moderate-button-fault =
    { $isFault ->
        [1] Sotuvchi aybi: tangalar kuyadi
       *[0] Tangalarni qaytarish: { $coins }
    }
moderate-button-send = Soʻzsiz yuborish
moderate-button-again = Qoldirilganlarni koʻrsatish
moderate-button-undo = ↩️ Bekor qilish
moderate-approved =
    ✅ { $kind ->
        [new] Tasdiqlandi
        [revision] Oʻzgarish qabul qilindi
       *[other] Qoldirildi, shikoyatlar yopildi
    }: «{ $name }»
moderate-rejected =
    { $kind ->
        [report] ⛔️ Sotuvdan olindi
        [revision] ✋ Oʻzgarish rad etildi
       *[other] ✋ Rad etildi
    }: «{ $name }»
    { $reason }{ $isNoted ->
        [1] {". "}💬 { $note }
       *[0] {""}
    }
moderate-skipped =
    { $why ->
        [decided] Bu yerda hal qiladigan narsa qolmadi: boshqa moderator hal qilgan yoki sotuvchi eʼlonni olib tashlagan.
        [changed] Eʼlon oʻzgardi yoki shikoyat tushdi. Hozir u bunday:
        [banned] Sotuvchi bloklangan, tasdiqlab boʻlmaydi.
       *[other] Bunday eʼlon endi yoʻq.
    }
moderate-empty = ✨ Navbat boʻsh: hammasi tekshirildi.
moderate-rest =
    Boshqa koʻrsatadigan narsa yoʻq. { $isPutOff ->
        [1] Navbatda { $total } ta: siz qoldirgansiz yoki boshqalar koʻrmoqda.
       *[0] Navbatda { $total } ta: boshqa moderatorlar koʻrmoqda.
    }
moderate-stopped = Tugadi. Davom etish: /moderate
moderate-undone = ↩️ Bekor qilindi: yana navbatda, sotuvchiga xabar beriladi.
moderate-undo-late = Endi bekor qilib boʻlmaydi: shundan beri nimadir oʻzgargan.
notice-reconsidered =
    ↩️ <b>Eʼlon yana tekshirilmoqda</b>

    «{ $name }»: oldingi rad javobi bekor qilindi. Hech narsani tuzatish shart emas, tez orada yozamiz.
note-cancelled = Xoʻp, qaror qabul qilinmadi: ariza kutishda davom etadi.
note-left = Sotuvchiga yoziladigan soʻzlarni endi kutmayman: qaror qabul qilinmadi, ariza kutishda davom etadi.
