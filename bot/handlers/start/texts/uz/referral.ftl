### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } sizniki</b>

    Siz taklif qilgan doʻstlar buyurtmalarini oldi. Uni keyingi xaridingizga ishlating yoki toʻlab berishimizni soʻrang.
referral-paid =
    💸 <b>Sizga { $amount } toʻladik</b>

    Doʻstlarni olib kelganingiz uchun rahmat.
referral-paid-to =
    💸 <b>Sizga { $amount } toʻladik</b>

    Qayerga: { $method }
button-rewards = Mukofotlarim
