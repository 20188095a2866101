### Refusals: one for each code of contract/errors.ts

error-invalid-input = कृपया दर्ज की गई जानकारी जाँचें
error-unauthorized = आगे बढ़ने के लिए साइन इन करें
error-forbidden = आपको अनुमति नहीं है
error-banned = आपकी प्रोफ़ाइल ब्लॉक है। सहायता को लिखें
error-not-found = नहीं मिला
error-conflict = यह बदल चुका है। रीफ़्रेश करके फिर कोशिश करें
error-removed = मॉडरेटर ने यह विज्ञापन हटा दिया है, इसे अब बदला नहीं जा सकता
error-key-reused = यह Idempotency-Key किसी और अनुरोध के लिए इस्तेमाल हो चुकी है। नई लें
error-unwanted-contact = विक्रेता इस तरीके से संपर्क नहीं चाहता। दूसरा तरीका चुनें
error-not-active = यह विज्ञापन अब सक्रिय नहीं है
error-own-listing = यह आपका अपना विज्ञापन है
error-blocked = इस व्यक्ति से संपर्क बंद है
error-not-enough-coins = सिक्के कम हैं
error-already-promoted = इस विज्ञापन पर यह सेवा पहले से है। दूसरी चुनें या इसके ख़त्म होने का इंतज़ार करें
error-price-changed = क़ीमत बदल गई है। ऑर्डर जाँचें और फिर से भुगतान करें
error-balance-changed = आपका बैलेंस बदल गया है। ऑर्डर जाँचें और फिर से दें
error-payment-closed = यह भुगतान बंद हो चुका है। नया शुरू करें
error-method-unavailable = यह तरीका अभी उपलब्ध नहीं है। दूसरा चुनें
error-group-full = यह ग्रुप पहले ही पूरा हो चुका है
error-group-ended = इस ग्रुप का समय समाप्त हो गया है
error-already-in-group = आप पहले से ही इस प्रोडक्ट के एक ग्रुप में हैं
error-code-unknown = इस नंबर के लिए कोई कोड नहीं माँगा गया। नया कोड माँगें
error-code-wrong = गलत कोड
error-code-expired = कोड की समय-सीमा समाप्त हो गई है। नया कोड माँगें
error-phone-unproven = पहले अपना फ़ोन नंबर सत्यापित करें
error-too-large = आकार बहुत बड़ा है
error-unsupported-media = यह फ़ॉर्मैट समर्थित नहीं है
error-too-many-requests = बहुत जल्दी-जल्दी। थोड़ी देर बाद कोशिश करें
error-daily-limit = आज के लिए इतना ही। कल फिर कोशिश करें
error-internal = हमारी ओर कुछ गड़बड़ हुई। फिर कोशिश करें

### How the bot presents itself

bot-name = Bozor
bot-about = Telegram के अंदर ही बाज़ार: भारत में मिलकर ख़रीदारी और पूरे उज़्बेकिस्तान के विज्ञापन।
bot-description =
    Bozor — Telegram के अंदर ही आपका बाज़ार।

    🤝 साथ में सस्ता: पाँच लोग, एक ग्रुप कीमत, पूरे भारत में मुफ़्त डिलीवरी।
    🛍 विज्ञापन: पूरे उज़्बेकिस्तान में अपने आस-पास कुछ भी ख़रीदें और बेचें।

    शुरू करने के लिए Start दबाएँ।
command-start = Bozor खोलें
command-balance = मेरे पास कितने कॉइन हैं
command-coins = कॉइन ख़रीदें
command-language = भाषा
command-help = बॉट क्या कर सकता है
command-support = सहायता
command-terms = शर्तें
command-paysupport = भुगतान से जुड़े सवाल
command-refund = भुगतान लौटाएँ
menu-market = बाज़ार
menu-shop = दुकान

### Buttons

button-market = 🛍 विज्ञापन
button-shop = 🤝 साथ में सस्ता
button-reports = 📊 रिपोर्ट
button-listing = विज्ञापन खोलें
button-similar = मिलते-जुलते विज्ञापन
button-category = श्रेणी खोलें
button-promote = 🚀 विज्ञापन को आगे लाएँ
button-payment = भुगतान जाँचें
button-product = प्रोडक्ट खोलें
button-invite = निमंत्रण खोलें
button-group = ग्रुप खोलें
button-referral = दुकान खोलें
button-support = सहायता को लिखें
button-terms = शर्तें पढ़ें
button-phone = 📱 मेरा नंबर भेजें
button-cancel = रद्द करें

### Start and its links

start-greeting =
    नमस्ते, <b>{ $name }</b>! 👋

    यह <b>Bozor</b> है — Telegram के अंदर ही आपका बाज़ार।

    🤝 <b>साथ में सस्ता</b> — पाँच लोग मिलें और हर कोई ग्रुप कीमत पर ख़रीदे, पूरे भारत में मुफ़्त डिलीवरी के साथ।
    🛍 <b>विज्ञापन</b> — पूरे उज़्बेकिस्तान में अपने आस-पास कुछ भी ख़रीदें और बेचें।

    कहाँ से शुरू करें?
start-unknown =
    यह लिंक हमें नहीं पता: शायद यह पुराना है या अधूरा कॉपी हुआ है।

    बाकी सब कुछ यहीं है 👇
start-promote =
    🚀 <b>अपने विज्ञापन को सबकी नज़र में लाएँ</b>

    ज़्यादा व्यू, मुख्य पेज पर जगह या दोगुनी बड़ी फ़ोटो — जो ठीक लगे, चुनें।
start-category = आपकी खोजी हुई श्रेणी यह रही 👇
start-payment = देखते हैं कि भुगतान पहुँचा या नहीं 👇
start-referral =
    🎁 <b>आपके एक दोस्त ने आपको बुलाया है</b>

    दुकान देखिए: साथ में सस्ता पड़ता है।
start-referral-own =
    🎁 <b>यह आपका अपना लिंक है</b>

    इसे दोस्तों को भेजिए: दुकान उनके लिए आपके निमंत्रण के साथ खुलेगी।

### Links into the shop

price-together = 👥 दोस्तों के साथ <b>{ $together }</b> · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] { $places } जगह बाकी
       *[other] { $places } जगहें बाकी
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] एक मिनट से कम
           *[other] { $minutes }{"\u00A0"}मिनट
        }
       *[other] { $hours }{"\u00A0"}घंटे{"\u00A0"}{ $minutes }{"\u00A0"}मिनट
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 मुफ़्त डिलीवरी, भुगतान सामान मिलने पर{ $places ->
        [0] {""}
       *[other]
            {""}

            एक ग्रुप बन रहा है:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    यह प्रोडक्ट अब नहीं बिक रहा, या लिंक अधूरा कॉपी हुआ है।

    देखिए, लोग अभी साथ में क्या ख़रीद रहे हैं 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } ने आपको साथ ख़रीदने के लिए बुलाया है</b>
       *[0] <b>आपको साथ ख़रीदने के लिए बुलाया गया है</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    हर कोई अपने लिए ऑर्डर करता है और सामान मिलने पर भुगतान करता है। ग्रुप पूरा न हो, तो किसी को कुछ नहीं देना।
invite-unknown =
    यह ग्रुप नहीं मिला: शायद लिंक अधूरा कॉपी हुआ है। अपने दोस्त से इसे एक बार फिर भेजने को कहें।

    और देखिए, लोग अभी साथ में क्या ख़रीद रहे हैं 👇
group-own-card =
    👥 <b>आपका ग्रुप: { seats-left }</b>

    { $title }
    सामान मिलने पर आपको { $total } देने हैं।

    ⏳ { time-left } बाकी। लिंक भेजिए: दोस्तों से ग्रुप पूरा होगा।
group-full-card =
    🙌 <b>यह ग्रुप पूरा हो चुका है</b>

    { $title }
    { price-together }

    अपना ग्रुप शुरू करें: शुरू करने वाला 5% कम देता है।
group-over-card =
    ⌛️ <b>इस ग्रुप का समय समाप्त हो गया है</b>

    { $title }
    { price-together }

    नया ग्रुप शुरू करें: शुरू करने वाला 5% कम देता है।
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] यहाँ जल्द ही प्रोडक्ट आएँगे।
        [one] { $count } प्रोडक्ट, दोस्तों के साथ { $from } में।
       *[other] { $count } प्रोडक्ट, दोस्तों के साथ { $from } से।
    }
button-start-group = ग्रुप शुरू करें

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-over =
    <b>{ $name }</b>

    यह विज्ञापन अब सक्रिय नहीं है। मिलते-जुलते विज्ञापन देखें — शायद और अच्छा मिल जाए।
listing-gone =
    ऐसा कोई विज्ञापन नहीं है: शायद उसे हटा दिया गया।

    देखिए, अभी क्या बिक रहा है 👇
price-sum = { $amount } सोम
price-uye = { $amount } у.е.
price-negotiable = मोल-भाव संभव

### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    💬 आप <b>{ $person }</b> को लिख रहे हैं
    टेक्स्ट और फ़ोटो यहीं भेजें: हम उन्हें पहुँचाएँगे और जवाब ले आएँगे। आपका नंबर और यूज़रनेम छिपे रहेंगे।
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ पहुँचा दिया: <b>{ $name }</b> · { $listing }। जवाब यहीं आएगा।
chat-sent-already = यह संदेश पहले ही पहुँचाया जा चुका है
chat-entered = लिखें: संदेश { $name } को मिलेगा · { $listing }
chat-left = बातचीत समाप्त: <b>{ $name }</b> · { $listing }। अब वहाँ कुछ नहीं भेजा जाएगा।
chat-left-already = यह बातचीत पहले ही समाप्त हो चुकी है
chat-whom = यह किसके लिए है? चुनें, हम पहुँचा देंगे।
chat-only-text = बॉट से केवल टेक्स्ट और फ़ोटो भेजे जा सकते हैं। यह संदेश कहीं नहीं गया।
chat-undelivered = नहीं पहुँचा: <b>{ $name }</b> · { $listing }। लगता है वहाँ बॉट बंद है।
chat-refused = नहीं पहुँचा: <b>{ $name }</b> · { $listing }। Telegram ने यह संदेश स्वीकार नहीं किया: इसे फिर से या किसी और तरह भेजें।
chat-own = यह आपका अपना विज्ञापन है। जब कोई इसके बारे में लिखेगा, संदेश यहीं आएगा।
chat-blocked = इस व्यक्ति से संपर्क बंद है।
chat-away = अभी इस व्यक्ति को नहीं लिखा जा सकता: वहाँ बॉट बंद है।
chat-calls-only = इस विज्ञापन पर केवल फ़ोन कॉल ली जाती हैं। नंबर विज्ञापन में है।
chat-limit = आज के लिए नई बातचीत काफ़ी हैं। शुरू की हुई जारी रखें, नई कल शुरू कर सकेंगे।
chat-block-ask =
    🚫 <b>{ $name } को ब्लॉक करें?</b>

    आप दोनों एक-दूसरे को न लिख सकेंगे, न विज्ञापन से कॉल कर सकेंगे। क्या हुआ?
chat-block-rude = बदतमीज़ी
chat-block-fraud = धोखा
chat-block-spam = स्पैम भेजता है
chat-block-other = कुछ और
chat-block-done = 🚫 अब आप एक-दूसरे को नहीं लिख पाएँगे: <b>{ $name }</b>।
chat-report-ask = ⚠️ विज्ञापन «{ $listing }» में क्या गलत है?
chat-report-prohibited = प्रतिबंधित सामान
chat-report-fraud = धोखाधड़ी
chat-report-sold = पहले ही बिक चुका
chat-report-category = गलत श्रेणी
chat-report-offensive = आपत्तिजनक
chat-report-spam = स्पैम
chat-report-other = कुछ और
chat-report-done = धन्यवाद, मॉडरेटर देखेगा।
chat-cancelled = ठीक है, सब पहले जैसा रहेगा।
button-chat-reply = ↩️ जवाब दें
button-chat-block = ब्लॉक करें
button-chat-report = शिकायत करें
button-chat-end = समाप्त करें
button-chat-continue = 💬 जारी रखें
button-chat-whom = { $name } · { $listing }

### What became of a notice's button

listing-renewed = ✅ बढ़ाया गया: खरीदार इसे { $day } तक देखेंगे
listing-reopened = ✅ फिर से बिक्री पर
listing-resubmitted = ✅ जाँच के लिए भेजा गया

### Sharing the phone

phone-ask = अपना नंबर पक्का करने के लिए नीचे का बटन दबाएँ: Telegram हमें आपका संपर्क भेज देगा। आपकी जानकारी के बिना हम उस पर न कॉल करेंगे, न लिखेंगे।
phone-not-yours = यह किसी और का संपर्क है। कृपया नीचे के बटन से अपना भेजें।
phone-press-button = नीचे «📱 मेरा नंबर भेजें» दबाएँ — या मन बदल गया हो तो «रद्द करें»।
phone-code-comes = ✅ धन्यवाद, आपका नंबर पक्का हो गया। आपका कोड आ रहा है।
phone-other-number = ✅ आपका नंबर पक्का हो गया। लेकिन कोड किसी और नंबर से माँगा गया था, इसलिए वह यहाँ नहीं आ सकता। दुकान में यही नंबर डालें, या लिंक उस नंबर वाले Telegram खाते में खोलें।
phone-link-old = ✅ आपका नंबर पक्का हो गया। यह लिंक पुराना हो चुका है या अधूरा कॉपी हुआ है: दुकान में नया कोड माँगें और उसका लिंक खोलें।
phone-cancelled = ठीक है, नंबर की ज़रूरत नहीं।

### One-time codes

code-message =
    🔐 <b>लॉग इन करने का कोड:</b> <code>{ $code }</code>

    कॉपी करने के लिए इस पर टैप करें। यह 5 मिनट तक चलेगा।

    <b>इसे किसी को न बताएँ</b>, चाहे वह कोई भी होने का दावा करे: हम यह कभी नहीं पूछते। अगर आप लॉग इन नहीं कर रहे हैं, तो इसे अनदेखा करें।
button-copy-code = 📋 कोड कॉपी करें

### Language

language-choose = हम किस भाषा में बात करें?
language-chosen = हो गया, अब हम हिन्दी में बात करेंगे।

### Help and the small print

help-text =
    <b>मैं क्या कर सकता हूँ</b>

    🤝 <b>साथ में सस्ता</b> — पाँच लोगों का ग्रुप बनाएँ या किसी बन रहे ग्रुप से जुड़ें।
    🛍 <b>विज्ञापन</b> — आपके आस-पास के विज्ञापन, खोज, पसंदीदा; अपना विज्ञापन एक मिनट में डालें।

    /language — भाषा बदलें
    /support — लोगों को लिखें
fallback-text = मैं बॉट हूँ और अभी बातचीत नहीं कर सकता। काम की हर चीज़ इन बटनों में है 👇
button-outdated = यह बटन पुराना हो गया है। मेन्यू फिर से खोलें: /start
support-text = हम यहीं हैं। बताइए क्या हुआ — जवाब इंसान देगा।
support-none = कृपया थोड़ी देर बाद लिखें: सहायता का पता अभी नहीं दिया गया है।
terms-text = शर्तें बटन में हैं। Bozor इस्तेमाल करने का मतलब है कि आप उनसे सहमत हैं।
terms-none = शर्तें जल्द ही यहाँ होंगी।
paysupport-text = भुगतान नहीं पहुँचा या पैसे वापस चाहिए? सहायता को लिखें और बताएँ कि भुगतान कब किया था — हम सुलझा देंगे। Telegram की सहायता इसमें मदद नहीं कर सकती: Bozor की सेवाओं के भुगतान हम ही देखते हैं।

### What a moderator decided

button-fix = ठीक करें
notice-reason =
    <b>कारण:</b> { $reason ->
        [prohibited] यह यहाँ बेचना मना है
        [duplicate] आपका ऐसा विज्ञापन पहले से है
        [category] श्रेणी ग़लत चुनी गई है
        [photo] फ़ोटो ठीक नहीं हैं
        [misleading] विवरण या क़ीमत भ्रामक है
        [spam] यह स्पैम जैसा लगता है
       *[other] यह नियमों के अनुसार नहीं है
    }।{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>विज्ञापन प्रकाशित हो गया</b>

    «{ $name }» अब ख़रीदारों को दिख रहा है।
notice-rejected =
    ✋ <b>विज्ञापन जाँच में पास नहीं हुआ</b>

    «{ $name }»

    { notice-reason }

    इसे ठीक करके फिर भेजें — हम दोबारा जाँचेंगे।
notice-revision-approved =
    ✅ <b>बदलाव प्रकाशित हो गए</b>

    «{ $name }» अब नए रूप में दिख रहा है।
notice-revision-rejected =
    ✋ <b>बदलाव जाँच में पास नहीं हुए</b>

    «{ $name }» पहले जैसा ही बिक्री पर है।

    { notice-reason }
notice-removed =
    ⛔️ <b>विज्ञापन बिक्री से हटा दिया गया</b>

    «{ $name }»

    { notice-reason }{ $isLost ->
        [1]
            {""}

            बचा हुआ प्रचार वापस नहीं होगा, क्योंकि विज्ञापन विक्रेता की ग़लती से हटाया गया।
       *[0] {""}
    }

    अगर यह ग़लती है, तो हमें लिखें: /support

### A listing's time runs out

button-renew = 🔄 30 दिन के लिए बढ़ाएँ
button-reopen = 🔄 फिर से बिक्री पर डालें
notice-expiring =
    ⏳ <b>आपका विज्ञापन जल्द ख़त्म होगा</b>

    «{ $name }» ख़रीदारों को { $day } तक दिखेगा। अगर ऑफ़र अब भी क़ायम है, तो अवधि बढ़ा लें — यह मुफ़्त है।
notice-expired =
    ⌛️ <b>आपके विज्ञापन की अवधि ख़त्म हो गई</b>

    «{ $name }» अब ख़रीदारों को नहीं दिखता। अगर ऑफ़र अब भी क़ायम है, तो इसे फिर से बिक्री पर डालें — यह मुफ़्त है।

### Payments and promotion

days = { $count } दिन
services =
    { $times ->
        [0] {""}
       *[other] {"\u000A"}• ×{ $times } तक ज़्यादा व्यूज़, { $topUpDays } दिन
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP: दस और विज्ञापनों के भुगतान तक मुख्य पृष्ठ पर
    }{ $premiumDays ->
        [0] {""}
       *[other] {"\u000A"}• Premium, { $premiumDays } दिन
    }
paid-amount =
    { $unit ->
        [sum] { $paid } सूम
        [stars] { $paid } Stars
        [coins] { $paid } सिक्के
       *[other] { $paid }
    }
invoice-coins = सिक्के: { $coins }
invoice-coins-about = Bozor में विज्ञापनों के प्रचार के लिए। ये आपके बैलेंस में रहते हैं।
invoice-promotion = विज्ञापन का प्रचार
invoice-promotion-about = विज्ञापन के लिए सेवाएँ:{ services }{"\u000A"}भुगतान के 15 मिनट के भीतर शुरू होंगी।
button-my-listings = मेरे विज्ञापन
notice-coins-bought =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    इनसे आप विज्ञापन के प्रचार का भुगतान कर सकते हैं।
notice-promoted =
    🚀 <b>भुगतान मिल गया: { paid-amount }</b>

    “{ $name }”{ services }

    सेवाएँ 15 मिनट के भीतर शुरू होंगी। कितने लोगों ने देखा, यह “मेरे विज्ञापन” में दिखता है।
notice-promoted-partly =
    🪙 <b>भुगतान मिला, पर सब कुछ नहीं हो पाया</b>

    “{ $name }”: भुगतान ({ paid-amount }) में से { $coins } सिक्कों की सेवाएँ नहीं दी जा सकीं – विज्ञापन बिक्री पर नहीं है या सेवा पहले से है। ये सिक्के आपके बैलेंस में लौटा दिए गए हैं।{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}बाकी 15 मिनट के भीतर शुरू होगा:{ services }
    }
notice-promotion-refunded =
    ↩️ <b>भुगतान संख्या { $id } की वापसी</b>

    राशि: { paid-amount }{ $unit ->
        [stars] , ये आपके Telegram खाते में लौट रहे हैं
        [coins] , ये फिर आपके बैलेंस में हैं
       *[other] {""}
    }। इससे ली गई सेवाएँ अब सक्रिय नहीं हैं।{ $coins ->
        [0] {""}
       *[other] {" "}वापस लिए गए सिक्के: { $coins }।
    }
notice-coins-refunded =
    ↩️ <b>ख़रीद संख्या { $id } की वापसी</b>

    वापस लिए गए सिक्के: { $coins }। स्टार आपके Telegram खाते में लौट रहे हैं।
notice-top-up-over =
    📈 <b>ज़्यादा व्यू की अवधि पूरी हुई</b>

    “{ $name }” के व्यू अब बढ़ाए नहीं जा रहे।
notice-vip-over =
    ⭐️ <b>विज्ञापन VIP से बाहर हो गया</b>

    “{ $name }”: आपके बाद दस और विज्ञापनों के लिए VIP का भुगतान हुआ। आप फिर पहला स्थान ले सकते हैं।
notice-premium-over =
    🏷 <b>Premium पूरा हुआ</b>

    “{ $name }” अब फिर सामान्य कार्ड है।
notice-unused-returned =
    🪙 <b>सिक्के लौटाए गए: { $coins }</b>

    “{ $name }” के बचे हुए प्रचार के लिए।
notice-surplus =
    ⚠️ <b>भुगतान काम नहीं आया: { $sum } सूम</b>

    ऑर्डर संख्या { $transaction } का भुगतान हो चुका है या वह बंद है, इसलिए इस पैसे से कुछ नहीं ख़रीदा गया। यह सुरक्षित है और एडमिन इसे लौटा देगा। सवाल: /paysupport
notice-surplus-returned =
    ↩️ <b>पैसा लौटाया गया: { $sum } सूम</b>

    ऑर्डर संख्या { $transaction } का जो भुगतान काम नहीं आया, वह हमने वापस भेज दिया है। यह कब पहुँचेगा, यह आपके बैंक पर निर्भर है। सवाल: /paysupport
notice-surplus-credited =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    यह ऑर्डर संख्या { $transaction } का वह भुगतान है जो काम नहीं आया। सिक्कों से आप विज्ञापन के प्रचार का भुगतान कर सकते हैं। सवाल: /paysupport
notice-stars-credited =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    ऑर्डर संख्या { $transaction } का भुगतान: { paid-amount }। { $tries ->
        [0] इन्हें लौटाने की जगह हमने सिक्के जोड़ दिए हैं।
       *[other] Telegram इन्हें लौटा नहीं सका, इसलिए हमने सिक्के जोड़ दिए हैं।
    } इनसे आप विज्ञापन के प्रचार का भुगतान कर सकते हैं। सवाल: /paysupport
admin-surplus =
    ⚠️ <b>अतिरिक्त राशि: { $coins } सिक्के</b>

    { $provider }, भुगतान संख्या { $payment } लेन-देन संख्या { $transaction } के लिए आया, जिसे अब इसकी ज़रूरत नहीं। इसे प्रदाता के कैबिनेट से लौटाएँ या भुगतानकर्ता को दें: docs/payments.md।
admin-refund-loss =
    ⚠️ <b>लेन-देन संख्या { $transaction } लौटाया गया</b>

    लौटाने से पहले ख़र्च हुए, वापस नहीं लिए जा सकते: { $coins } सिक्के।
admin-click-cancelled =
    ⚠️ <b>Click ने हो चुका भुगतान संख्या { $payment } रद्द किया</b>

    इससे लेन-देन संख्या { $transaction } का भुगतान हुआ था, और यहाँ कुछ नहीं बदला। Click के कैबिनेट में देखें कि पैसा भुगतानकर्ता को लौटा या नहीं: docs/payments.md।
admin-uzum-late =
    ⚠️ <b>Uzum ने भुगतान संख्या { $payment } की पुष्टि बहुत देर से की</b>

    30 मिनट से ज़्यादा बीत चुके थे, इसलिए हमने मना किया और लेन-देन संख्या { $transaction } का भुगतान इससे नहीं हुआ। Uzum के रजिस्टर में देखें कि पैसा भुगतानकर्ता को लौट गया: docs/payments.md।

### Stars and coins

coins-balance =
    🪙 <b>बैलेंस: { $coins }</b>

    कॉइन से विज्ञापनों का प्रचार होता है। 1 कॉइन = 100 सोम।
coins-packs =
    🪙 <b>कॉइन ख़रीदें</b>

    भुगतान Telegram Stars से होता है। कॉइन तुरंत मिलते हैं और ख़र्च होने तक बैलेंस में रहते हैं।
coins-none = अभी कॉइन उपलब्ध नहीं हैं। कृपया बाद में देखें।
button-buy-coins = 🪙 कॉइन ख़रीदें
button-coin-pack = 🪙 { $coins } — ⭐ { $stars }
checkout-unknown = ऐसा कोई बिल हमारे पास नहीं है। कृपया नया बनाएँ।
checkout-foreign = यह बिल किसी और के लिए बनाया गया है।
checkout-banned = आपकी प्रोफ़ाइल ब्लॉक है। सहायता को लिखें: /support
checkout-changed = क़ीमत बदल गई है। कृपया नया बिल बनाएँ।
checkout-paid = इस बिल का भुगतान हो चुका है।
checkout-busy = इस बिल का भुगतान अभी हो रहा है।
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
    ⚠️ <b>कॉइन का हिसाब नहीं मिल रहा: { $count }</b>

    { $faults }

    विवरण: npm run ledger -- check
refund-usage = लेन-देन का नंबर लिखें: <code>/refund 1017</code>
refund-unknown = लेन-देन { $id } नहीं है।
refund-not-paid = लेन-देन { $id } का भुगतान नहीं हुआ या वह लौटाया जा चुका है।
refund-used-up = लेन-देन { $id } नहीं लौटाया जा सकता: ख़रीदी गई सेवा इस्तेमाल हो चुकी है।
refund-spent = लेन-देन { $id } नहीं लौटाया जा सकता: ख़रीदे गए कॉइन ख़र्च हो चुके हैं।
refund-cabinet =
    <b>लेन-देन { $id }</b> · { $name } · { $coins } कॉइन · { $provider }

    इस प्रदाता का पैसा उसके कैबिनेट में लौटाया जाता है। उसके बताते ही सेवाएँ अपने आप रुक जाएँगी।
refund-cabinet-click =
    <b>लेन-देन { $id }</b> · { $name } · { $coins } कॉइन · { $provider }

    Click का पैसा उसके कैबिनेट में लौटाया जाता है और Click हमें नहीं बताता। उसे वहाँ लौटाएँ, फिर सर्वर पर चलाएँ:
    <code>npm run ledger -- returned { $id } "कारण" --by नाम</code>
refund-ask-pack =
    <b>लेन-देन { $id }</b> · { $name } · ⭐ { $stars }

    बैलेंस से { $coins } कॉइन काटेंगे और सारे Stars लौटाएँगे। इसे पलटा नहीं जा सकता।
refund-ask-stars =
    <b>लेन-देन { $id }</b> · { $name } · ⭐ { $stars }

    ख़रीदी गई सेवाएँ रोकेंगे और सारे Stars लौटाएँगे। इसे पलटा नहीं जा सकता।
refund-ask-coins =
    <b>लेन-देन { $id }</b> · { $name } · { $coins } कॉइन

    ख़रीदी गई सेवाएँ रोकेंगे और कॉइन बैलेंस में लौटाएँगे। इसे पलटा नहीं जा सकता।
button-refund = लौटाएँ
refund-done = ✅ लेन-देन { $id } लौटाया गया। Stars से भुगतान था तो वे एक मिनट में मिलेंगे।
refund-left = ठीक है, कुछ नहीं लौटाया जाएगा।

### Groups of the shop

group-completed =
    🎉 <b>आपका ग्रुप पूरा हो गया!</b>

    { $title }

    सामान मिलने पर आपको { $total } देने हैं, डिलीवरी मुफ़्त है। भेजते ही हम आपको लिखेंगे।
group-completed-ask =
    { group-completed }

    क्या आपको यह अब भी चाहिए? ऑर्डर की पुष्टि करें, और हम इसे पैक कर देंगे।
group-expired =
    ⌛️ <b>ग्रुप समय पर पूरा नहीं हुआ</b>

    { $title }

    आपका ऑर्डर रद्द हो गया है और कुछ नहीं देना है। फिर से शुरू करें और कुछ और दोस्तों को बुलाएँ।
button-start-again = फिर से शुरू करें

### Reminders and cards of groups

button-invite-friends = 📣 दोस्तों को बुलाएँ
button-mute-reminder = 🔕 इसकी याद न दिलाएँ
button-unmute-reminder = 🔔 वापस लें: याद दिलाते रहें
reminder-muted = ठीक है: इस तरह के संदेश अब नहीं आएँगे। आप इन्हें अपने अकाउंट में कभी भी वापस चालू कर सकते हैं।
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
        }, फिर हर किसी को ग्रुप क़ीमत मिलेगी।
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

    आपका ऑर्डर रद्द हो गया है और कुछ नहीं देना है। उन्हीं लोगों के साथ फिर से शुरू करें और कुछ और दोस्तों को बुलाएँ।
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
    सामान मिलने पर आपको { $total } देने हैं, डिलीवरी मुफ़्त है।
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
    कुछ नहीं देना है। उन्हीं लोगों के साथ फिर से शुरू करें।
group-order-over =
    ✋ <b>इस ग्रुप में आपका ऑर्डर अब बंद है</b>

    { $title }

    कुछ नहीं देना है।
group-card-left =
    👋 <b>आप इस ग्रुप से निकल गए हैं</b>

    { $title }

    कुछ नहीं देना है।

### Pages and pictures of the web

page-shop = Bozor – दोस्तों के साथ सस्ता
page-shop-about = पाँच लोग मिलकर ख़रीदते हैं और हर कोई ग्रुप क़ीमत देता है। पूरे भारत में मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-products = सभी प्रोडक्ट ग्रुप क़ीमत पर – Bozor
page-shop-search = खोज – Bozor
page-terms = नियम और शर्तें – Bozor
page-about = Bozor के बारे में
page-missing = यहाँ कुछ नहीं है – Bozor
page-market = Bozor – उज़्बेकिस्तान के विज्ञापन
page-market-about = अपने पास ख़रीदें और बेचें: गाड़ियाँ, घर, फ़ोन, कपड़े और बहुत कुछ। विज्ञापन मुफ़्त, सीधे Telegram में।
page-market-search = खोज – Bozor
page-category = { $name } – Bozor पर विज्ञापन
page-category-about = { $name }: पूरे उज़्बेकिस्तान के विज्ञापन, क़ीमत और फ़ोटो के साथ।
page-product = { $title } – दोस्तों के साथ { $price }
page-product-about = अकेले { $regular } की जगह दोस्तों के साथ { $price }। मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-shop-category = { $name } ग्रुप क़ीमत पर – Bozor
page-shop-category-about = { $count } प्रोडक्ट ग्रुप क़ीमत पर, { $price } से शुरू। मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-invitation = जुड़ें – { $places } में से { $left } { $left ->
    [one] जगह
   *[other] जगहें
} बाक़ी: { $title }
page-invitation-full = यह ग्रुप भर गया है, अपना शुरू करें: { $title }
page-invitation-ended = यह ग्रुप ख़त्म हो गया है, अपना शुरू करें: { $title }
page-invitation-from = { $name } आपको साथ मिलकर ख़रीदने के लिए बुला रहे हैं।
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – अब बिक्री पर नहीं
page-listing-about = { $price }, { $place }.
page-open = Telegram में खोलें
picture-tagline = दोस्तों के साथ सस्ता
picture-together = दोस्तों के साथ
picture-delivery = मुफ़्त डिलीवरी · कैश ऑन डिलीवरी
picture-places = { $places } में से { $left } { $left ->
    [one] जगह
   *[other] जगहें
} बाक़ी
picture-full = यह ग्रुप भर गया है
picture-market = उज़्बेकिस्तान के विज्ञापन
picture-shop-promise = दोस्तों के साथ सस्ता
picture-shop-more = पाँच लोग, एक ग्रुप क़ीमत। पूरे भारत में मुफ़्त डिलीवरी।
picture-market-promise = अपने पास ख़रीदें और बेचें
picture-market-more = उज़्बेकिस्तान के विज्ञापन, सीधे Telegram में।

### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } आपके हुए</b>

    आपके बुलाए दोस्तों को उनके ऑर्डर मिल गए हैं। इससे अपना अगला ऑर्डर सस्ता करें या भुगतान हमसे लें।
referral-paid =
    💸 <b>हमने आपको { $amount } दे दिए हैं</b>

    दोस्तों को लाने के लिए धन्यवाद।
referral-paid-to =
    💸 <b>हमने आपको { $amount } दे दिए हैं</b>

    यहाँ भेजे गए: { $method }
button-rewards = मेरे इनाम

### Orders of the shop

start-order = यह रहा आपका ऑर्डर 👇
button-order = ऑर्डर खोलें
button-confirm-order = ✅ ऑर्डर की पुष्टि करें
button-rate-order = ⭐️ रेटिंग दें
order-placed =
    🛍 <b>आपका ऑर्डर हमें मिल गया</b>

    { $title }
    नं. { $number } · सामान मिलने पर { $total } देने हैं, डिलीवरी मुफ़्त है।

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
order-moved-confirmed =
    ✅ <b>आपके ऑर्डर की पुष्टि हो गई</b>

    { $title }
    नं. { $number } · सामान मिलने पर { $total } देने हैं।

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
    }{ order-note }
order-moved-delivered =
    🎉 <b>आपका ऑर्डर पहुँच गया</b>

    { $title }
    नं. { $number }

    कैसा लगा? आपके सितारे दूसरों को चुनने में मदद करते हैं।{ order-note }
order-moved-cancelled =
    ✋ <b>आपका ऑर्डर रद्द हो गया</b>

    { $title }
    नं. { $number }

    कुछ नहीं देना है।{ order-note }
order-moved-refused =
    ↩️ <b>आपका ऑर्डर हमारे पास लौट आया</b>

    { $title }
    नं. { $number }

    सामान लिया नहीं गया, इसलिए कुछ नहीं देना है।{ order-note }
order-moved-returned =
    ↩️ <b>आपका लौटाया सामान मिल गया</b>

    { $title }
    नं. { $number }

    सामान हमारे पास है, और जो आपने दिया था वह आपको वापस मिलेगा।{ order-note }

### When something breaks

error-unexpected =
    माफ़ कीजिए, हमारी ओर कुछ गड़बड़ हो गई। यह हमारे लॉग में दर्ज हो चुका है।

    कृपया फिर कोशिश करें। दोबारा हो, तो सहायता को नंबर { $id } बताएँ।
error-gave-up = माफ़ कीजिए, आपका पिछला संदेश हम संभाल नहीं पाए। कृपया फिर कोशिश करें: /start
