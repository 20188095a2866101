### Orders of the shop

start-order = ये रहे आपके ऑर्डर 👇
button-order = ऑर्डर खोलें
button-confirm-order = ✅ ऑर्डर की पुष्टि करें
button-rate-order = ⭐️ रेटिंग दें
order-placed =
    🛍 <b>आपका ऑर्डर हमें मिल गया</b>

    { $title }
    नं. { $number } · { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] सामान मिलने पर { $total } देने हैं, डिलीवरी मुफ़्त है।
    }

    पुष्टि करें, और हम इसे पैक कर देंगे।
order-confirmed = ✅ पुष्टि हो गई। हम इसे पैक कर रहे हैं और भेजते ही लिखेंगे।
order-confirmed-before = ✅ इस ऑर्डर की पुष्टि पहले ही हो चुकी है।
order-over = यह ऑर्डर अब बंद है: न कुछ पुष्टि करना है, न कुछ देना है।
order-unknown = आपके ऑर्डरों में यह ऑर्डर नहीं मिला।
order-note =
    { $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
order-balance =
    { $isBack ->
        [1]
            {""}

            💰 { $back } आपके बैलेंस में वापस आ गए हैं।
       *[0] {""}
    }{ $isKept ->
        [1]
            {""}

            ⚠️ { $kept } उस इनाम के बदले रख लिए गए जो अब मान्य नहीं है।
       *[0] {""}
    }
order-parcel =
    { $hasCarrier ->
        [1]
            {""}

            डिलीवरी करने वाला: { $carrier }
       *[0] {""}
    }{ $hasNumber ->
        [1]
            {""}
            ट्रैकिंग नंबर: <code>{ $trackingNumber }</code>
       *[0] {""}
    }{ $hasLink ->
        [1]
            {""}
            { $trackingLink }
       *[0] {""}
    }
order-moved-confirmed =
    ✅ <b>आपके ऑर्डर की पुष्टि हो गई</b>

    { $title }
    नं. { $number } · { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] सामान मिलने पर { $total } देने हैं।
    }

    हम इसे पैक कर रहे हैं और भेजते ही लिखेंगे।{ order-note }
order-moved-packed =
    📦 <b>आपका ऑर्डर पैक हो गया</b>

    { $title }
    नं. { $number }

    यह जल्द ही रवाना होगा।{ order-note }
order-moved-shipped =
    🚚 <b>आपका ऑर्डर रास्ते में है</b>

    { $title }
    नं. { $number }

    { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] {""}{ $total } तैयार रखें: सामान मिलने पर नकद देने हैं, डिलीवरी मुफ़्त है।
    }{ order-parcel }{ order-note }
order-moved-delivered =
    🎉 <b>आपका ऑर्डर पहुँच गया</b>

    { $title }
    नं. { $number }

    कैसा लगा? आपके सितारे दूसरों को चुनने में मदद करते हैं।{ order-note }
order-moved-cancelled =
    ✋ <b>आपका ऑर्डर रद्द हो गया</b>

    { $title }
    नं. { $number }

    कुछ नहीं देना है।{ order-balance }{ order-note }
order-moved-refused =
    ↩️ <b>आपका ऑर्डर हमारे पास लौट आया</b>

    { $title }
    नं. { $number }

    सामान लिया नहीं गया, इसलिए कुछ नहीं देना है।{ order-balance }{ order-note }
order-moved-returned =
    ↩️ <b>आपका लौटाया सामान मिल गया</b>

    { $title }
    नं. { $number }

    { $isPaid ->
        [1] सामान मिलने पर आपने कुछ नहीं दिया था, इसलिए नकद कुछ नहीं लौटाना है।
       *[0] आपने जो { $total } दिए थे वे आपको वापस मिलेंगे।
    }{ order-balance }{ order-note }
order-edited =
    ✏️ <b>आपके ऑर्डर में बदलाव हुआ है</b>

    { $title }
    नं. { $number }

    मात्रा: { $quantity }
    पता: { $address }
    { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] सामान मिलने पर { $total } देने हैं।
    }
order-parcel-changed =
    🚚 <b>अपना ऑर्डर ट्रैक करें</b>

    { $title }
    नं. { $number }{ order-parcel }
