### Prices that a buyer and a seller offer each other

button-offer = 💰 Narx taklif qilish
button-offer-name = 💰 Narx aytish
button-offer-less = { $price } (−{ $percent } %)
button-offer-own = ✏️ Oʻz narxim
button-offer-accept = ✅ Roziman
button-offer-counter = Oʻz narxim
button-offer-decline = Rad etish
button-offer-again = 💰 Yana taklif qilish
offer-choose = «{ $listing }» uchun qancha taklif qilasiz?
offer-ask =
    Qanday narx taklif qilasiz? Bitta son yuboring.

    Masalan: <code>250 000</code>, <code>250 ming</code>, <code>1,5 mln</code>
offer-asked-already = Soʻradik: bitta son yuboring
offer-no-number = Narxni tushunmadik. Bitta son yuboring, masalan <code>250 000</code> yoki <code>1,5 mln</code> — yoki «Bekor qilish».
offer-too-low = Juda kam. Buning uchun kamida { $least } taklif qilish mumkin.
offer-too-high = Bu eʼlondagi narxdan qimmat. Koʻpi bilan { $most } taklif qilish mumkin.
offer-other-currency = Eʼlondagi narx boshqa valyutada. { $least } dan { $most } gacha taklif qilish mumkin.
offer-cancelled = Xoʻp, hech narsa taklif qilmadik.
offer-sent = ✓ <b>{ $price }</b> taklif qildik: <b>{ $name }</b> · { $listing }. Javob shu yerga keladi, bir kun kutamiz.
offer-sent-already = ✓ Bu taklif allaqachon yetkazilgan: <b>{ $price }</b>. <b>{ $name }</b> · { $listing }
offer-made =
    <b>{ $name }</b> · { $listing }

    💰 Taklif: <b>{ $price }</b>
    Eʼlondagi narx: { $asked }. Bir kun ichida javob bersa boʻladi.
offer-agreed = ✅ Kelishdingiz: { $price }. { $day } gacha band qilindi. Qayerda va qachon uchrashishni yozing.
offer-accepted =
    <b>{ $name }</b> · { $listing }

    ✅ Kelishdingiz: <b>{ $price }</b>
    { $day } gacha band qilindi. Qayerda va qachon uchrashishni yozing.
offer-refused = Rad etdingiz. Oʻz narxingizni aytishingiz yoki shunchaki yozishingiz mumkin.
offer-declined =
    <b>{ $name }</b> · { $listing }

    { $price } narxiga rozi emas. Boshqa narx taklif qilsa boʻladi.
offer-outdated = Eʼlondagi narx oʻzgargan, bu taklif endi amal qilmaydi.
offer-too-late = Bu taklifga endi javob berib boʻlmaydi: bir kun oʻtdi.
offer-over = Bu taklif endi amal qilmaydi: javob berilgan yoki yangisi bor.
offer-reserved = Eʼlon hozir boshqa xaridor uchun band. Bandlik bekor qilinsa, taklif kuchda boʻlguncha bu narxga rozi boʻlish mumkin.
offer-not-active = Eʼlon sotuvdan olingan, endi narx taklif qilib boʻlmaydi.
offer-expired = <b>{ $name }</b> · { $listing }: { $price } taklifingizga bir kun ichida javob berilmadi.
offer-freed = «{ $listing }» endi siz uchun band emas. Eʼlon hali sotuvda — yozsa boʻladi.
offer-lapsed = 🔖 Avval kelishilgan edi: endi eʼlon boshqa xaridor uchun band.
offer-given-away = «{ $listing }» endi siz uchun band emas: sotuvchi uni boshqa xaridor uchun band qildi. Yozsa boʻladi — boʻshab qolishi mumkin.
offer-wanted =
    <b>{ $name }</b> · { $listing }

    🔖 Xaridor siz aytgan { $price } narxga olmoqchi, lekin eʼlon boshqa xaridor uchun band, shuning uchun narx hali kelishilmadi. Shu xaridor uchun band qiling yoki yozing.
