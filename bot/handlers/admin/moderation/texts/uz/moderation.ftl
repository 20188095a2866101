### What a moderator decided

button-fix = Tuzatish
notice-reason =
    <b>Sababi:</b> { $reason ->
        [prohibited] bizda bunday narsani sotish mumkin emas
        [duplicate] sizda bunday eʼlon allaqachon bor
        [category] turkum notoʻgʻri tanlangan
        [photo] suratlar mos emas
        [misleading] tavsif yoki narx chalgʻitadi
        [spam] spamga oʻxshaydi
       *[other] qoidalarga mos emas
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Eʼlon chop etildi</b>

    «{ $name }» xaridorlarga koʻrinmoqda.
notice-rejected =
    ✋ <b>Eʼlon moderatsiyadan oʻtmadi</b>

    «{ $name }»

    { notice-reason }

    Uni tuzatib, qayta yuboring — yana tekshiramiz.
notice-revision-approved =
    ✅ <b>Oʻzgarishlar chop etildi</b>

    «{ $name }» endi yangicha koʻrinadi.
notice-revision-rejected =
    ✋ <b>Oʻzgarishlar moderatsiyadan oʻtmadi</b>

    «{ $name }» avvalgi koʻrinishida sotuvda qoladi.

    { notice-reason }
notice-removed =
    ⛔️ <b>Eʼlon sotuvdan olindi</b>

    «{ $name }»

    { notice-reason }{ $isEnded ->
        [0] {""}
       *[other] {"\u000A\u000A"}Eʼlon bilan birga uning koʻtarilishi ham tugadi:{ promotion-kinds }{ promotion-brought }
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}🪙 Ishlatilmagani uchun qaytarilgan tangalar: { $coins }.
    }{ $isLost ->
        [1]
            {""}

            Toʻlangan, ishlatilmay qolgan koʻtarish kuyib ketdi: eʼlon sotuvchining aybi bilan olindi.
       *[0] {""}
    }

    Bu xato deb oʻylasangiz, bizga yozing: /support
