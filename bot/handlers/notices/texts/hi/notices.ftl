### Notices of listings: one's own that may be sold, those one keeps, and what promotion and payments came to

button-still-selling = ✅ हाँ, बेच रहा हूँ
button-sold = 🤝 बिक गया
button-change-price = ✏️ कीमत बदलें
button-undo-sold = ↩️ फिर बिक्री पर डालें
button-mute-selling = 🔕 यह मत पूछिए
button-mute-prices = 🔕 घटी कीमतों के संदेश नहीं
button-mute-gone = 🔕 बिक चुके के संदेश नहीं
button-unmute-notice = 🔔 वापस लें: फिर से बताएँ
notice-muted = ठीक है: इस तरह के संदेश अब नहीं आएँगे। आप इन्हें कभी भी वापस चालू कर सकते हैं: /mute
notice-unmuted = ठीक है: हम इसके बारे में फिर से बताएँगे।
button-hush-listing = 🔇 इस विज्ञापन के संदेश नहीं
button-unhush-listing = 🔔 इस विज्ञापन के संदेश फिर भेजें
button-similar-to = मिलते-जुलते: { $name }
button-favourites = ❤️ पसंदीदा
button-promote-again = 🚀 फिर से प्रचार करें
button-pay-again = 🚀 फिर से भुगतान करें
notice-still-selling =
    🛒 <b>क्या अब भी बेच रहे हैं?</b>

    “{ $name }”, { $price }
    { $days } दिन से बिक्री पर है।{ $isPromoted ->
        [0] {""}
       *[other] {" "}“बिक गया” से इसका प्रचार भी ख़त्म हो जाएगा।
    }
notice-still-selling-many =
    🛒 <b>क्या अब भी बेच रहे हैं?</b>

    आपके { $count } विज्ञापन काफ़ी समय से बिक्री पर हैं:
    { $names }{ notice-more }

    जो बिक गया, उसे “मेरे विज्ञापन” में बंद कर दें।
notice-more =
    { $more ->
        [0] {""}
       *[other] {"\u000A"}… और { $more }
    }
listing-now-draft = यह अभी ड्राफ़्ट है
listing-now-pending = 🕓 विज्ञापन की जाँच हो रही है
listing-now-active = ✅ विज्ञापन पहले से बिक्री पर है
listing-now-rejected = ✋ विज्ञापन मंज़ूर नहीं हुआ
listing-now-closed = विज्ञापन पहले ही बिक्री से हट चुका है
listing-now-expired = विज्ञापन की अवधि पूरी हो चुकी है
listing-now-removed = ⛔️ विज्ञापन को मॉडरेटर ने हटा दिया है
selling-noted = ✅ ठीक है, विज्ञापन बिक्री पर रहेगा
selling-sold = 🤝 बिका हुआ मानकर बंद किया गया
notice-price-drop =
    📉 <b>अब सस्ता</b>

    “{ $name }”
    <s>{ $before }</s> → <b>{ $now }</b>
listing-hushed = इस विज्ञापन के बारे में अब संदेश नहीं आएँगे। यह पसंदीदा में रहेगा।
listing-unhushed = इस विज्ञापन के बारे में फिर बताएँगे
notice-gone =
    👋 <b>यह विज्ञापन अब बिक्री पर नहीं है</b>

    आपके पसंदीदा में से “{ $name }”। मिलते-जुलते विज्ञापन देखें।
notice-gone-many =
    👋 <b>अब बिक्री पर नहीं: { $count }</b>

    आपके पसंदीदा में से:
    { $names }{ notice-more }
promotion-views =
    {"\u000A\u000A"}इस दौरान: { $views } व्यू, { $contacts } संपर्क।
promotion-brought =
    { promotion-views }{ $paid ->
        [0] {""}
        [1] {" "}रसीद { $receipts }।
       *[other] {" "}रसीदें { $receipts }।
    }
promotion-kinds =
    { $isTopUp ->
        [0] {""}
       *[other] {"\u000A"}• ज़्यादा व्यूज़
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP
    }{ $isPremium ->
        [0] {""}
       *[other] {"\u000A"}• Premium
    }
notice-promotion-ended =
    🏁 <b>प्रचार ख़त्म हुआ</b>

    “{ $name }”: { $reason ->
        [closed] विज्ञापन बंद हुआ, इसलिए प्रचार समय से पहले ख़त्म हुआ।
        [replaced] इसकी जगह दूसरी ताक़त के प्रचार ने ले ली।
       *[other] प्रचार समय से पहले ख़त्म हुआ।
    }{ promotion-kinds }{ promotion-brought }
notice-payment-failed =
    ⚠️ <b>भुगतान नहीं हो पाया: { paid-amount }</b>

    { $isNamed ->
        [0] ऑर्डर संख्या { $id }
       *[other] “{ $name }” के लिए ऑर्डर संख्या { $id }
    } का भुगतान नहीं हुआ। अगर पैसे फिर भी कट गए हों, तो बैंक या भुगतान सेवा उन्हें ख़ुद लौटा देगी। इसका भुगतान { $until } तक हो सकता है। सवाल: /paysupport
notice-order-unpaid =
    ⌛️ <b>ऑर्डर संख्या { $id } बिना भुगतान बंद हुआ</b>

    { $isNamed ->
        [0] {""}
       *[other] “{ $name }”,{" "}
    }{ paid-amount }: पैसे नहीं आए, इसलिए कुछ शुरू नहीं हुआ। प्रचार अब भी चाहिए तो फिर से ऑर्डर करें। सवाल: /paysupport
