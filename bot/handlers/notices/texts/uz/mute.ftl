### What people hear of, kind by kind

mute-list =
    🔔 <b>Bot xabarlari</b>

    Bosilganda yoqiladi yoki oʻchadi. Amallaringizga javoblar, kodlar va pulga oid xabarlar doim keladi. Qolganlarini birdan toʻxtatish: /stop
mute-list-stopped =
    🔕 <b>Barcha xabarlar toʻxtatilgan</b>

    Faqat amallaringizga javoblar, kodlar va pulga oid xabarlar keladi. Quyida — qayta yoqqaningizda nimalardan xabar topishingiz.
mute-kind-notjoinedorcreated = Men koʻrgan mahsulot
mute-kind-notsharedlink = Guruh havolasi hali yuborilmagan
mute-kind-linkcopied = Havolam orqali hech kim kelmadi
mute-kind-nojoins3 = Uch soatdan beri yangi odam yoʻq
mute-kind-nojoins10 = Oʻn soatdan beri yangi odam yoʻq
mute-kind-nojoins24 = Guruh vaqti tugadi
mute-kind-groupfinished = Guruh toʻldi
mute-kind-stillselling = Eʼlonim hali dolzarbmi
mute-kind-pricedrop = Sevimlim arzonlashdi
mute-kind-listinggone = Sevimlim sotildi
mute-kind-savedsearch = Qidiruvlarim boʻyicha yangilar
mute-kind-news = Bozor yangiliklari
button-mute-all = 🔕 Hammasini oʻchirish
button-unmute-all = 🔔 Hammasini yoqish
stop-done =
    🔕 <b>Tayyor, endi jim turamiz</b>

    Faqat amallaringizga javoban hamda kodlar va pul haqida yozamiz. Yana hammasidan xabardor boʻlish uchun tugmani bosing yoki /start yuboring.
button-stop-undo = 🔔 Yana hammasidan xabardor boʻlay
stop-undone = 🔔 Yana yozamiz. Nimalar haqida — shu yerda tanlaysiz: /mute
