### How the bot presents itself

bot-name = Bozor
bot-about = Telegramning oʻzidagi bozor: Oʻzbekiston boʻylab eʼlonlar va Hindistonda birgalikda xarid.
bot-description =
    Bozor — Telegramning oʻzidagi bozor.

    🛍 Eʼlonlar: butun Oʻzbekiston boʻylab, yoningizda istagan narsangizni oling va soting.
    🤝 Birga arzonroq: besh kishi boʻlib guruh narxida, Hindiston boʻylab bepul yetkazib beramiz.

    Kirish uchun «Boshlash» tugmasini bosing.
command-start = Bozorni ochish
command-balance = Tangalarim va mukofotlarim
command-coins = Tanga sotib olish
command-orders = Buyurtmalarim
command-mute = Bot menga nimalarni yozadi
command-stop = Barcha bildirishnomalarni toʻxtatish
command-privacy = Maʼlumotlarim va hisobim
command-language = Til
command-help = Bot nimalar qila oladi
command-support = Yordam xizmati
command-terms = Shartlar
command-paysupport = Toʻlov boʻyicha savollar
command-refund = Toʻlovni qaytarish
menu-market = Bozor
menu-shop = Doʻkon
