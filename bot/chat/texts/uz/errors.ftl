### When something breaks

error-unexpected =
    Kechirasiz, bizda xatolik yuz berdi. U jurnalimizga yozildi.

    Qayta urinib koʻring. Yana takrorlansa, yordam xizmatiga { $id } raqamini ayting.
error-away = Hozir qaytamiz va shunda javob beramiz. Qayta yozish shart emas.
error-gave-up = Kechirasiz, oxirgi xabaringizni qayta ishlay olmadik. Qayta urinib koʻring: /start
