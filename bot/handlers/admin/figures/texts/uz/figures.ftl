### The market in figures, for admins

stats =
    📊 <b>Bugun · kecha · { $days } kun</b>

    Yangi odamlar: { $people }
    Ilovalarni ochganlar: { $active }
    Yangi eʼlonlar: { $listings }
    Tasdiqlangan: { $approved }
    Rad etilgan: { $rejected }
    Bogʻlanishlar: { $contacts }

    Toʻlangan, soʻm: { $sum }
    Yulduzlar: { $stars }
    Koʻtarish uchun tangalar: { $coins }

    Doʻkon buyurtmalari: { $orders }
    Yangi guruhlar: { $groups }
    Toʻlgan guruhlar: { $completedGroups }

    <b>Hozir</b>
    Moderatsiyada: { $waiting }{ $waiting ->
        [0] {""}
       *[other] , eng eskisi { $unit ->
            [minutes] { $amount } daqiqadan beri kutmoqda
            [hours] { $amount } soatdan beri kutmoqda
           *[other] { $amount } kundan beri kutmoqda
        }
    }
    Yuborilishini kutayotgan xabarlar: { $unsent }
    Bugun yuborilmagan: { $failed }{ $why }{ $others ->
        [0] {""}
       *[other] {"\u000A"} · { $others } × boshqa sabablar
    }
    Bugun suratisiz yuborilgan: { $photos }
stats-usage =
    /stats – bugun, kecha va 7 kun
    /stats 30 – 7 kun oʻrniga 30 kun, koʻpi bilan 366
report-head =
    📊 <b>{ report-section }</b>
    { $isDay ->
        [1] { $from }
       *[0] { $from } – { $to }
    }
report-section =
    { $section ->
        [all] Butun hisobot
        [purchases] Xaridlar
        [joins] Qoʻshilishlar
        [notifications] Xabarnomalar
        [opens] Ochishlar
        [users] Foydalanuvchilar
        [shares] Ulashish
       *[other] Qidiruv
    }
report-more = va yana { $count } ta, ular faylda
report-nothing = Bu vaqtda hech narsa boʻlmagan.
report-usage =
    Hisobot raqamlarda va fayl bilan:

    /report – bugun uchun
    /report 7d – 7 kun uchun
    /report 01.11.2026 15.11.2026 – shu kunlar uchun, koʻpi bilan 366
digest =
    ☀️ <b>Kecha, { $day }</b>
    Qavslarda – bir kun oldingiga nisbatan farq.

    Yangi odamlar: { $people }
    Ilovalarni ochganlar: { $active }
    Yangi eʼlonlar: { $listings }
    Tasdiqlangan: { $approved }
    Rad etilgan: { $rejected }
    Bogʻlanishlar: { $contacts }

    Toʻlangan, soʻm: { $sum }
    Yulduzlar: { $stars }
    Koʻtarish uchun tangalar: { $coins }

    Doʻkon buyurtmalari: { $orders }
    Yangi guruhlar: { $groups }
    Toʻlgan guruhlar: { $completedGroups }

    { $waiting ->
        [0] ✅ Moderatsiya navbati boʻsh.
       *[other] 🕐 Moderatsiyada: { $waiting } ta, eng eskisi { $hours } soatdan beri kutmoqda. /moderate
    }{ $isFine ->
        [1] {"\u000A"}✅ Toʻlovlar, xabarlar va tanga daftari joyida.
       *[0] {"\u000A\u000A"}<b>Koʻrib chiqing:</b>{ $failedPayments ->
            [0] {""}
           *[other] {"\u000A"}• muvaffaqiyatsiz toʻlovlar: { $failedPayments }
        }{ $surpluses ->
            [0] {""}
           *[other] {"\u000A"}• hal qilinmagan ortiqcha pul: { $surpluses }
        }{ $stuckRefunds ->
            [0] {""}
           *[other] {"\u000A"}• qaytmayotgan yulduzlar: { $stuckRefunds }
        }{ $failedSends ->
            [0] {""}
           *[other] {"\u000A"}• yuborilmagan xabarlar: { $failedSends }{ $why }{ $others ->
                [0] {""}
               *[other] {"\u000A"}   { $others } × boshqa sabablar
            }
        }{ $ledger ->
            [good] {""}
            [faults] {"\u000A"}• tanga daftarida xatolar bor, ular jurnalda
            [failed] {"\u000A"}• tanga daftarining tungi tekshiruvi oʻtmadi
           *[none] {"\u000A"}• tanga daftari hali tunda tekshirilmagan
        }
    }
mute-kind-digest = Kechagi kun hisoboti, ertalab
button-mute-digest = 🔕 Hisobot yuborilmasin
