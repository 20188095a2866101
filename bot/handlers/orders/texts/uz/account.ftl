### What people ask of their own: orders and balances

orders-list =
    📦 <b>Oxirgi buyurtmalaringiz</b>

    { $lines }
orders-line = № { $number } · { $total }
orders-none =
    📦 <b>Hozircha buyurtma yoʻq</b>

    Besh kishilik guruh yigʻing yoki tayyoriga qoʻshiling: shunda arzonroq, yetkazib berish esa bepul.
orders-status-placed = 🕐 Tasdiqlashingizni kutyapmiz
orders-status-gathering = 👥 Guruh yigʻilmoqda: { $all } tadan { $members } ta
orders-status-confirmed = ✅ Tasdiqlandi, yigʻyapmiz
orders-status-packed = 📦 Yigʻildi
orders-status-shipped = 🚚 Yoʻlda
orders-status-delivered = 🎉 Yetkazildi
orders-status-cancelled = ✋ Bekor qilindi
orders-status-refused = ↩️ Yetkazilganda olinmadi
orders-status-returned = ↩️ Qaytarildi
button-order-number = № { $number }
button-all-orders = Barcha buyurtmalarim
balance-referral = 💰 <b>Mukofotlar: { $amount }</b> — olib kelgan doʻstlaringiz uchun. Ular bilan keyingi buyurtmaning bir qismini toʻlaysiz.
balance-no-rewards =
    💰 <b>Hozircha mukofot yoʻq</b>

    Doʻkonga doʻst taklif qiling: u birinchi buyurtmasini olganda, keyingi buyurtmangiz narxining bir qismini biz toʻlaymiz.
