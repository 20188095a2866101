### Stars and coins

coins-balance =
    🪙 <b>Balansda: { $coins }</b>

    Tangalar bilan eʼlonlarni koʻtarish uchun toʻlanadi. 1 tanga — 100 soʻm.
coins-packs =
    🪙 <b>Tanga sotib olish</b>

    Toʻlov Telegram yulduzlari bilan. Tangalar darhol keladi va sarflaguningizcha balansda turadi.
coins-none = Hozir tangalar sotilmayapti. Keyinroq qarang.
button-buy-coins = 🪙 Tanga sotib olish
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = Bunday hisob bizda yoʻq. Yangisini yarating.
checkout-foreign = Bu hisob boshqa kishiga yozilgan.
checkout-banned = Hisobingiz bloklangan. Yordamga yozing: /support
checkout-changed = Narx oʻzgargan. Yangi hisob yarating.
checkout-paid = Bu hisob allaqachon toʻlangan.
checkout-busy = Buning uchun toʻlov allaqachon boshlangan. Uni yakunlang yoki keyinroq urinib koʻring.
checkout-closed = Bu hisob yopilgan. Xarid hali kerak boʻlsa, yangisini yarating.
checkout-elsewhere = Bu buyurtma yoki uning bir qismi boshqa usulda allaqachon toʻlangan. Yetmaganini qaytadan buyurtma qiling.
checkout-unavailable = Buni endi sotib olib boʻlmaydi: eʼlon sotuvda emas yoki unda bu xizmat allaqachon bor.
checkout-later = Hozir toʻlovni qabul qila olmadik. Bir daqiqadan soʻng urinib koʻring.
notice-stars-surplus =
    ↩️ <b>Yulduzlar qaytariladi: { $stars }</b>

    Bu hisob boʻyicha endi toʻlab boʻlmasdi yoki u boshqa kishiga yozilgan, shuning uchun toʻlovni toʻliq qaytaramiz.
admin-stars-stuck =
    ⚠️ <b>Yulduzlar qaytmayapti</b>

    Toʻlov № { $payment }, tranzaksiya № { $transaction }. Telegram javobi: { $said }. Urinishlar davom etadi; nima qilish kerakligi — docs/payments.md.
admin-stars-twice =
    ⚠️ <b>Yulduzlar ikki marta qaytdi: { $stars }</b>

    Toʻlov № { $payment }, tranzaksiya № { $transaction }: uni avval qoʻlda qaytarishgan, endi Telegram ham qaytardi. Toʻlovchi bilan hal qiling: docs/payments.md.
admin-ledger-faults =
    ⚠️ <b>Tangalar hisobi toʻgʻri kelmayapti: { $count }</b>

    { $faults }

    Batafsil: npm run ledger -- check
coins-count = { $coins } tanga
refund-usage = Tranzaksiya raqamini yozing: <code>/refund 1017</code>
refund-unknown = № { $id } tranzaksiya yoʻq.
refund-not-paid = № { $id } tranzaksiya toʻlanmagan yoki allaqachon qaytarilgan.
refund-used-up = № { $id } tranzaksiyani qaytarib boʻlmaydi: sotib olingani ishlatib boʻlingan.
refund-own = Oʻz toʻlovingizni (№ { $id }) boshqa admin qaytaradi.
refund-spent = № { $id } tranzaksiyani qaytarib boʻlmaydi: sotib olingan tangalar sarflangan.
refund-dashboard =
    <b>Tranzaksiya № { $id }</b> · { $name } · { coins-count } · { $provider }

    Bu provayderning puli uning kabinetida qaytariladi. U bizga xabar berishi bilan xizmatlar oʻzi toʻxtaydi.
refund-dashboard-click =
    <b>Tranzaksiya № { $id }</b> · { $name } · { coins-count } · { $provider }

    Click puli uning kabinetida qaytariladi va u bizga xabar bermaydi. Pulni oʻsha yerda qaytaring, soʻng serverda bajaring:
    <code>npm run ledger -- returned { $id } "sabab" --by ism</code>
refund-ask-pack =
    <b>Tranzaksiya № { $id }</b> · { $name } · ⭐ { $stars }

    Balansdan { $coins } tanga yechamiz va yulduzlarni toʻliq qaytaramiz. Buni bekor qilib boʻlmaydi.
refund-ask-stars =
    <b>Tranzaksiya № { $id }</b> · { $name } · ⭐ { $stars }

    Toʻlangan xizmatlarni toʻxtatamiz va yulduzlarni toʻliq qaytaramiz. Buni bekor qilib boʻlmaydi.
refund-ask-coins =
    <b>Tranzaksiya № { $id }</b> · { $name } · { coins-count }

    Toʻlangan xizmatlarni toʻxtatamiz va tangalarni balansga qaytaramiz. Buni bekor qilib boʻlmaydi.
button-refund = Qaytarish
refund-done = ✅ № { $id } tranzaksiya qaytarildi. Yulduzlar bilan toʻlangan boʻlsa, ular bir daqiqada keladi.
refund-left = Yaxshi, hech narsa qaytarilmaydi.
