### Stars and coins

coins-balance =
    🪙 <b>बैलेंस: { $coins }</b>

    सिक्कों से विज्ञापनों का प्रचार होता है। 1 सिक्का = 100 सोम।
coins-packs =
    🪙 <b>सिक्के ख़रीदें</b>

    भुगतान Telegram Stars से होता है। सिक्के तुरंत मिलते हैं और ख़र्च होने तक बैलेंस में रहते हैं।
coins-none = अभी सिक्के उपलब्ध नहीं हैं। कृपया बाद में देखें।
button-buy-coins = 🪙 सिक्के ख़रीदें
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = ऐसा कोई बिल हमारे पास नहीं है। कृपया नया बनाएँ।
checkout-foreign = यह बिल किसी और के लिए बनाया गया है।
checkout-banned = आपका खाता ब्लॉक है। सहायता को लिखें: /support
checkout-changed = कीमत बदल गई है। कृपया नया बिल बनाएँ।
checkout-paid = इस बिल का भुगतान हो चुका है।
checkout-busy = इसका भुगतान पहले से चल रहा है। उसे पूरा करें या बाद में फिर कोशिश करें।
checkout-closed = यह बिल बंद है। ज़रूरत हो तो नया बनाएँ।
checkout-elsewhere = इस ऑर्डर या इसके एक हिस्से का भुगतान किसी और तरीके से हो चुका है। जो बाकी है, उसका नया ऑर्डर करें।
checkout-unavailable = यह अब नहीं ख़रीदा जा सकता: विज्ञापन बिक्री में नहीं है या यह सेवा उसमें पहले से है।
checkout-later = अभी भुगतान नहीं लिया जा सका। कृपया एक मिनट बाद फिर कोशिश करें।
notice-stars-surplus =
    ↩️ <b>आपके Stars वापस आ रहे हैं: { $stars }</b>

    इस बिल का भुगतान अब नहीं हो सकता था, या यह किसी और के लिए बना है, इसलिए भुगतान हम पूरा लौटा रहे हैं।
admin-stars-stuck =
    ⚠️ <b>Stars वापस नहीं हो रहे</b>

    भुगतान { $payment }, लेन-देन { $transaction }। Telegram का उत्तर: { $said }। कोशिश जारी है; क्या करना है — docs/payments.md।
admin-stars-twice =
    ⚠️ <b>Stars दो बार वापस हुए: { $stars }</b>

    भुगतान { $payment }, लेन-देन { $transaction }: इसे पहले हाथ से लौटाया गया था, अब Telegram ने भी लौटा दिया। भुगतानकर्ता से बात करें: docs/payments.md।
admin-ledger-faults =
    ⚠️ <b>सिक्कों का हिसाब नहीं मिल रहा: { $count }</b>

    { $faults }

    विवरण: npm run ledger -- check
coins-count =
    { $coins ->
        [1] { $coins } सिक्का
       *[other] { $coins } सिक्के
    }
refund-usage = लेन-देन का नंबर लिखें: <code>/refund 1017</code>
refund-unknown = लेन-देन { $id } नहीं है।
refund-not-paid = लेन-देन { $id } का भुगतान नहीं हुआ या वह लौटाया जा चुका है।
refund-used-up = लेन-देन { $id } नहीं लौटाया जा सकता: ख़रीदी गई सेवा इस्तेमाल हो चुकी है।
refund-own = आपका अपना भुगतान { $id } कोई दूसरा एडमिन लौटाएगा।
refund-spent = लेन-देन { $id } नहीं लौटाया जा सकता: ख़रीदे गए सिक्के ख़र्च हो चुके हैं।
refund-dashboard =
    <b>लेन-देन { $id }</b> · { $name } · { coins-count } · { $provider }

    इस प्रदाता का पैसा उसके मर्चेंट डैशबोर्ड में लौटाया जाता है। उसके बताते ही सेवाएँ अपने आप रुक जाएँगी।
refund-dashboard-click =
    <b>लेन-देन { $id }</b> · { $name } · { coins-count } · { $provider }

    Click का पैसा उसके मर्चेंट डैशबोर्ड में लौटाया जाता है और Click हमें नहीं बताता। उसे वहाँ लौटाएँ, फिर सर्वर पर चलाएँ:
    <code>npm run ledger -- returned { $id } "कारण" --by नाम</code>
refund-ask-pack =
    <b>लेन-देन { $id }</b> · { $name } · ⭐ { $stars }

    बैलेंस से { $coins ->
        [1] { $coins } सिक्का
       *[other] { $coins } सिक्के
    } काटेंगे और सारे Stars लौटाएँगे। इसे पलटा नहीं जा सकता।
refund-ask-stars =
    <b>लेन-देन { $id }</b> · { $name } · ⭐ { $stars }

    ख़रीदी गई सेवाएँ रोकेंगे और सारे Stars लौटाएँगे। इसे पलटा नहीं जा सकता।
refund-ask-coins =
    <b>लेन-देन { $id }</b> · { $name } · { coins-count }

    ख़रीदी गई सेवाएँ रोकेंगे और सिक्के बैलेंस में लौटाएँगे। इसे पलटा नहीं जा सकता।
button-refund = लौटाएँ
refund-done = ✅ लेन-देन { $id } लौटाया गया। Stars से भुगतान था तो वे एक मिनट में मिलेंगे।
refund-left = ठीक है, कुछ नहीं लौटाया जाएगा।
