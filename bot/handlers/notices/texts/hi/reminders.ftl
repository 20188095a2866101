### Reminders and cards of groups

button-invite-friends = 📣 दोस्तों को बुलाएँ
button-mute-reminder = 🔕 इसकी याद न दिलाएँ
button-unmute-reminder = 🔔 वापस लें: याद दिलाते रहें
reminder-muted = ठीक है: इस तरह के संदेश अब नहीं आएँगे। आप इन्हें अपने खाते में कभी भी वापस चालू कर सकते हैं।
reminder-unmuted = ठीक है: हम फिर से याद दिलाएँगे।
group-invite-text = चलिए, इसे मिलकर ख़रीदें: { $title } { $alone } की जगह { $together } में
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>क्या आप अभी भी सोच रहे हैं?</b>

    { $title }
    { price-together }

    { $places ->
        [0] ग्रुप शुरू करें: { $friends ->
            [1] बस एक दोस्त और
           *[other] बस { $friends } दोस्त और
        }, फिर हर किसी को ग्रुप कीमत मिलेगी।
       *[other] एक ग्रुप बन रहा है, आप उसमें जुड़ सकते हैं: { group-still-open }
    }
reminder-not-shared =
    📣 <b>आपके दोस्तों को अभी ग्रुप का पता नहीं है</b>

    { $title }
    { group-still-open }

    उन्हें लिंक भेजें: ग्रुप उनके साथ ही पूरा होगा।
reminder-link-copied =
    🔗 <b>आपके लिंक से अभी तक कोई नहीं जुड़ा</b>

    { $title }
    { group-still-open }

    इसे एक और दोस्त या चैट में भेजें।
reminder-no-joins-3 =
    👥 <b>तीन घंटे से कोई नया नहीं जुड़ा</b>

    { $title }
    { group-still-open }

    अक्सर दो-तीन दोस्तों को याद दिलाना ही काफ़ी होता है।
reminder-no-joins-10 =
    ⏰ <b>आपके ग्रुप को आख़िरी लोगों का इंतज़ार है</b>

    { $title }
    { group-still-open }

    समय पर पूरा न हुआ तो ऑर्डर रद्द हो जाएगा और किसी को कुछ नहीं देना होगा। कुछ और दोस्तों को बुलाएँ।
reminder-group-over =
    ⌛️ <b>ग्रुप समय पर पूरा नहीं हुआ</b>

    { $title }

    आपका ऑर्डर रद्द हो गया है और कुछ नहीं देना है।{ order-balance }

    उन्हीं लोगों के साथ फिर से शुरू करें: जो पहले शुरू करेगा, उसका ग्रुप बाकी लोगों को प्रोडक्ट के पेज पर मिलेगा। और कुछ और दोस्तों को बुलाएँ।
group-card =
    👥 <b>आपका ग्रुप: { $seats } में से { $taken }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] एक घंटे से कम समय बाकी
       *[other] { $hours }{"\u00A0"}घंटे से कम समय बाकी
    }
group-card-complete =
    🎉 <b>आपका ग्रुप पूरा हो गया!</b>

    { $title }

    { $circles } { $names }
    { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] सामान मिलने पर आपको { $total } देने हैं, डिलीवरी मुफ़्त है।
    }
group-card-complete-ask =
    { group-card-complete }

    ऑर्डर की पुष्टि करें, और हम इसे पैक कर देंगे।
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>ग्रुप समय पर पूरा नहीं हुआ</b>

    { $title }

    { $circles } { $names }
    कुछ नहीं देना है।{ order-balance }

    उन्हीं लोगों के साथ फिर से शुरू करें: जो पहले शुरू करेगा, उसका ग्रुप बाकी लोगों को प्रोडक्ट के पेज पर मिलेगा।
group-order-over =
    ✋ <b>इस ग्रुप में आपका ऑर्डर अब बंद है</b>

    { $title }

    कुछ नहीं देना है।
group-card-left =
    👋 <b>आप इस ग्रुप से निकल गए हैं</b>

    { $title }

    कुछ नहीं देना है।
