### Adminlarning rollari

person-role = 🛡 { role-name }
button-person-role = 🛡 Rol berish
button-person-other-role = 🛡 Rolni almashtirish
button-role-give = 🛡 Rol berish: { role-name }
button-role-take = Rolni olish
role-name =
    { $role ->
        [owner] Egasi
        [manager] Menejer
        [moderator] Moderator
        [support] Yordam xizmati
        [analyst] Tahlilchi
        [courier] Kuryer
       *[none] Rolsiz
    }
role-about =
    { $role ->
        [owner] hammasi, rollar va sozlamalar ham
        [manager] doʻkon, buyurtma va ommaviy xabarlar, limitgacha pul
        [moderator] moderatsiya navbati, 30 kungacha bloklash
        [support] buyurtma va odamlar, pulsiz
        [analyst] hisobot va raqamlar, odamlarsiz
       *[courier] yetkazish uchun berilgan buyurtmalar
    }
role-line = <b>{ role-name }</b>: { role-about }
role-which = <b>{ $name }</b> uchun qaysi rol?
role-list = <b>Roli bor odamlar: { $count }</b>
role-usage = Rol berish: <code>/admin moderator kim</code> (owner, manager, moderator, support, analyst yoki courier). Roʻyxatdan tanlash: <code>/admin add kim</code>. Olish: <code>/admin remove kim</code>.
role-ask-give = <b>{ $name } (#{ $id }) uchun “{ role-name }” roli berilsinmi?</b> Unga kiradi: { role-about }.
role-ask-take = <b>{ $name } (#{ $id }) roli olinsinmi?</b>
role-given = 🛡 { $name }: { role-name }.
role-taken = { $name }: endi roli yoʻq.
role-refused = Bunday qilib boʻlmaydi: oʻz roli, oxirgi egasining va sozlamalarda nomi borlarning roli oʻzgarmaydi.
role-so-already =
    { $name }: { $role ->
        [none] roli yoʻq.
       *[other] bu roli bor.
    }
role-banned = Hisob bloklangan: avval blokdan chiqaring.
right-refused = Rolingiz bunga ruxsat bermaydi.
right-limit = Rolingiz bilan bir martada koʻpi bilan { $coins } tanga.
notice-role-given =
    🛡 <b>Bozordagi rolingiz: { role-name }</b>

    Unga kiradi: { role-about }. Buyruqlaringiz menyuda.
notice-role-taken = Endi Bozorda rolingiz yoʻq.
