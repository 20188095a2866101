### What admins do about people and switches

command-find = व्यक्ति, विज्ञापन, ऑर्डर या भुगतान खोजें
command-user = व्यक्ति का कार्ड
command-ban = व्यक्ति को ब्लॉक करें
command-unban = ब्लॉक हटाएँ
command-flag = स्विच
command-admin = एडमिन की भूमिकाएँ
command-broadcast = सबको संदेश
admin-left = जैसा था वैसा ही रहने दिया।
admin-nobody = “{ $who }” से कोई नहीं मिला। Bozor ID, Telegram ID, @नाम या फ़ोन लिखें।
admin-several = “{ $who }” एक से ज़्यादा लोग हो सकते हैं। /find से देखें और Bozor ID लिखें।
admin-gone = यह खाता अब नहीं है: इसे हटा दिया गया या दूसरे में जोड़ दिया गया।
find-usage = क्या खोजना है, लिखें: <code>/find शब्द</code>। लोग (नाम, @नाम, फ़ोन, Telegram ID, Bozor ID), विज्ञापन (नंबर, लिंक, शब्द), ऑर्डर और भुगतान नंबर से मिलते हैं।
find-nothing = कुछ नहीं मिला: “{ $words }”।
find-person =
    👤 { $name }{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    } · #{ $id }
find-listing = 📦 { $name } · नं. { $id } · { person-status }
find-order = 🧾 ऑर्डर { $number } · { find-order-status }
find-transaction = 💳 भुगतान { $id } · { find-method } · 🪙 { $coins } · { find-payment-status }
find-order-status =
    { $status ->
        [placed] पुष्टि बाकी
        [confirmed] पुष्टि हो गई
        [packed] पैक हो गया
        [shipped] रास्ते में
        [delivered] पहुँच गया
        [cancelled] रद्द
        [refused] नहीं लिया गया
       *[returned] वापस आया
    }
find-payment-status =
    { $status ->
        [Created] भुगतान नहीं हुआ
        [Pending] भुगतान हो रहा है
        [Paid] भुगतान हुआ
        [Cancelled] रद्द
        [Expired] समय समाप्त
       *[Refunded] पैसे लौटाए
    }
find-method =
    { $method ->
        [payme] Payme
        [click] Click
        [uzum] Uzum
        [stars] स्टार
       *[coins] सिक्के
    }
button-find-buyer = 🧾 ऑर्डर { $number } का ख़रीदार
button-find-payer = 💳 { $id } का भुगतानकर्ता
person-status =
    { $status ->
        [pending] जाँच में
        [active] बिक्री पर
        [rejected] नामंज़ूर
        [closed] बंद
        [expired] समय समाप्त
       *[removed] हटाया गया
    }
person-usage = किसे दिखाना है, लिखें: <code>/user id</code>, <code>/user @नाम</code> या <code>/user +998901234567</code>।
person-head =
    👤 <b>{ $name }</b>{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    }
    #{ $id } · Telegram { $telegramId }
person-language =
    { $language ->
        [ru] रूसी
        [uz] उज़्बेक
        [en] अंग्रेज़ी
       *[hi] हिन्दी
    }
person-facts =
    भाषा: { person-language } · Bozor पर { $day } से
    फ़ोन: { $phone }
    बॉट: { $bot ->
        [started] चालू
        [stopped] बंद
       *[none] कभी शुरू नहीं किया
    }
person-listings = 📦 { person-status }: { $count }
person-figures =
    स्वीकृत: { $approved } · अस्वीकृत: { $rejected } · शिकायतें: { $reports }
    सिक्के: { $coins } · ऑर्डर: { $orders } · लाए गए लोग: { $referrals }
person-closing = 🗑 खाता हटा रहे हैं
person-banned =
    ⛔️ { $day } से ब्लॉक{ $isTimed ->
        [1] {" "}({ $until } तक)
       *[0] {""}
    }{ $isNoted ->
        [1] : { $reason }
       *[0] {""}
    }
button-person-phone = 📞 फ़ोन दिखाएँ
button-person-ban = ⛔️ ब्लॉक करें
button-person-unban = ↩️ ब्लॉक हटाएँ
button-person-coins = 🪙 सिक्के
button-person-listings = 📦 विज्ञापन
ban-usage = किसे ब्लॉक करना है: <code>/ban कौन 30d कारण</code>। दिन और कारण छोड़े जा सकते हैं। कारण 300 अक्षर तक, वह व्यक्ति को दिखेगा।
ban-too-long = आपकी भूमिका से ज़्यादा-से-ज़्यादा { $days } दिन के लिए ब्लॉक किया जाता है।
unban-usage = किसका ब्लॉक हटाना है: <code>/unban कौन</code>।
ban-ask =
    <b>{ $name } (#{ $id }) को ब्लॉक करें{ $days ->
        [0] {""}
       *[other] {" "}({ $days } दिन के लिए)
    }?</b>

    सत्र समाप्त होंगे, विज्ञापन बिक्री से हटेंगे: { $active }। { $isNoted ->
        [1] व्यक्ति कारण देखेगा: “{ $reason }”।
       *[0] कारण नहीं दिया गया।
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}प्रचार का बचा हिस्सा: { $coins ->
            [1] { $coins } सिक्का
           *[other] { $coins } सिक्के
        }। लौटाएँ?
    }
unban-ask = <b>{ $name } (#{ $id }) का ब्लॉक हटाएँ?</b> ब्लॉक से बंद हुए विज्ञापन फिर बिक्री पर आएँगे।
button-ban = ⛔️ ब्लॉक करें
button-ban-lost = ⛔️ उनकी ग़लती: सिक्के नहीं लौटेंगे ({ $coins })
button-ban-returned = ⛔️ सिक्के लौटाएँ ({ $coins })
button-ban-undo = ↩️ वापस लें
button-unban = ↩️ ब्लॉक हटाएँ
ban-done =
    ⛔️ { $name } ब्लॉक हैं। बिक्री से हटे: { $listings }{ $coins ->
        [0] ।
       *[other] , लौटाए गए सिक्के: { $coins }।
    }
unban-done = ↩️ { $name } का ब्लॉक हटा। फिर बिक्री पर: { $listings }।
ban-refused = ऐसा नहीं हो सकता: ख़ुद को और दूसरे एडमिन को ब्लॉक नहीं किया जाता।
ban-is-on = { $name }: खाता पहले से ब्लॉक है।
ban-is-off = { $name }: खाता ब्लॉक नहीं है।
gift-usage = ऐसे लिखें: <code>/coins कौन +50 कारण</code> या <code>/coins कौन -50 कारण</code>। कारण 300 अक्षर तक, वह व्यक्ति को दिखेगा।
gift-how = लिखें: <code>/coins #{ $id } +50 कारण</code>। सिक्के लेने के लिए ऋण चिह्न लगाएँ।
gift-amount =
    { $amount ->
        [1] 1 सिक्का
       *[other] { $amount } सिक्के
    }
gift-ask =
    <b>{ $isGiven ->
        [1] { gift-amount } दें
       *[0] { gift-amount } लें
    }: { $name } (#{ $id })?</b>

    अभी बैलेंस: { $balance }। व्यक्ति कारण देखेगा: “{ $reason }”।
button-gift =
    { $isGiven ->
        [1] 🪙 { $amount } दें
       *[0] 🪙 { $amount } लें
    }
gift-done =
    🪙 { $isGiven ->
        [1] दिए गए सिक्के: { $amount }
       *[0] लिए गए सिक्के: { $amount }
    } · { $name }। बैलेंस: { $balance }।
gift-not-enough = { $name } के पास इतने सिक्के नहीं हैं: बैलेंस शून्य से नीचे नहीं जाता।
gift-refused = अपने आप को सिक्के न दिए जाते हैं, न लिए जाते हैं।
flag-list = <b>स्विच</b>
flag-about =
    { $key ->
        [PAID_FEATURES_ENABLED] {"\u000A"}सशुल्क प्रचार
        [DEBUG_PANEL_ENABLED] {"\u000A"}एडमिन के लिए डीबग पैनल
        [CONTACTS_PER_DAY] {"\u000A"}एक व्यक्ति के रोज़ के संपर्क
        [LISTINGS_PER_DAY] {"\u000A"}एक व्यक्ति के रोज़ के विज्ञापन
        [PHOTOS_PER_HOUR] {"\u000A"}एक व्यक्ति की हर घंटे की फ़ोटो
        [ORDERS_PER_DAY] {"\u000A"}एक व्यक्ति के रोज़ के दुकान ऑर्डर
        [ORDERS_CLAIM] {"\u000A"}कितना बिका: दुकान के शब्द
        [ORDERS_CLAIM_HI] {"\u000A"}कितना बिका: हिन्दी शब्द
        [ORDERS_CLAIM_LIVE] {"\u000A"}कितना बिका: 7 दिन की गिनती
       *[other] {""}
    }
flag-line =
    { $isOn ->
        [1] 🟢
       *[0] ⚪️
    } <code>{ $key }</code>{ flag-about }
flag-set = <b>सर्वर पर तय होता है</b>
flag-value = <code>{ $key }</code> = { $value }{ flag-about }
flag-usage = ऐसे लिखें: <code>/flag NAME on</code> या <code>/flag NAME off</code>। सूची: /flag
flag-unknown = “{ $name }” नाम का स्विच नहीं है। सूची: /flag
flag-so-already =
    <code>{ $name }</code> पहले से { $isOn ->
        [1] चालू है।
       *[0] बंद है।
    }
flag-ask =
    <b>{ $name } { $isOn ->
        [1] चालू करें
       *[0] बंद करें
    }?</b> यह तुरंत और सबके लिए लागू होगा।
button-flag =
    { $isOn ->
        [1] 🟢 चालू करें
       *[0] ⚪️ बंद करें
    }
button-flag-turn =
    { $isOn ->
        [1] 🟢 चालू करें:
       *[0] ⚪️ बंद करें:
    } { $name }
flag-done =
    <code>{ $name }</code>: { $isOn ->
        [1] 🟢 चालू।
       *[0] ⚪️ बंद।
    }
notice-banned =
    ⛔️ <b>आपका खाता ब्लॉक कर दिया गया है{ $days ->
        [0] {""}
       *[other] {" "}({ $days } दिन के लिए)
    }</b>{ $isNoted ->
        [1] {"\u000A\u000A"}{ $reason }
       *[0] {""}
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}प्रचार के बचे हिस्से के लौटाए गए सिक्के: { $coins }।
    }

    अगर यह ग़लती है, हमें लिखें: /support
notice-unbanned =
    ✅ <b>आपके खाते से ब्लॉक हट गया है</b>{ $listings ->
        [0] {""}
       *[other] {"\u000A\u000A"}फिर बिक्री पर आए विज्ञापन: { $listings }।
    }
notice-coins-adjusted =
    🪙 <b>{ $isGiven ->
        [1] आपको मिले सिक्के: { $coins }
       *[0] आपसे लिए गए सिक्के: { $coins }
    }</b>

    { $reason }

    आपका बैलेंस: { $balance }।
