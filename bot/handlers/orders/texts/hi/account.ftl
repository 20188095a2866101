### What people ask of their own: orders and balances

orders-list =
    📦 <b>आपके पिछले ऑर्डर</b>

    { $lines }
orders-line = नं. { $number } · { $total }
orders-none =
    📦 <b>अभी कोई ऑर्डर नहीं</b>

    पाँच लोगों का ग्रुप बनाएँ या किसी बन रहे ग्रुप से जुड़ें: कीमत कम, और डिलीवरी मुफ़्त।
orders-status-placed = 🕐 आपकी पुष्टि का इंतज़ार है
orders-status-gathering = 👥 ग्रुप बन रहा है: { $all } में से { $members }
orders-status-confirmed = ✅ पुष्टि हो गई, पैक कर रहे हैं
orders-status-packed = 📦 पैक हो गया
orders-status-shipped = 🚚 रास्ते में है
orders-status-delivered = 🎉 पहुँच गया
orders-status-cancelled = ✋ रद्द
orders-status-refused = ↩️ डिलीवरी पर नहीं लिया गया
orders-status-returned = ↩️ वापस आ गया
button-order-number = नं. { $number }
button-all-orders = मेरे सभी ऑर्डर
balance-referral = 💰 <b>इनाम: { $amount }</b> — उन दोस्तों के लिए जिन्हें आप लाए। इनसे अगले ऑर्डर की कीमत घटती है।
balance-no-rewards =
    💰 <b>अभी कोई इनाम नहीं</b>

    दोस्त को दुकान में बुलाएँ: उसका पहला ऑर्डर पहुँचते ही आपका अगला ऑर्डर सस्ता हो जाता है।
