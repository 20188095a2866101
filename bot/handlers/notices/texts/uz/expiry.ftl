### A listing's time runs out

button-renew = 🔄 30 kunga uzaytirish
button-reopen = 🔄 Yana sotuvga qoʻyish
notice-expiring =
    ⏳ <b>Eʼlon muddati tugayapti</b>

    «{ $name }» xaridorlarga { $day } sanasigacha koʻrinadi. Taklif hali kuchda boʻlsa, uzaytiring — bu bepul.
notice-expired =
    ⌛️ <b>Eʼlon muddati tugadi</b>

    «{ $name }» endi xaridorlarga koʻrinmaydi. Taklif hali kuchda boʻlsa, yana sotuvga qoʻying — bu bepul.
