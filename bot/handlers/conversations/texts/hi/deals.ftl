### What is said with one press, numbers, and words that are held back

button-chat-quick-available = मिल जाएगा?
button-chat-quick-lowest = कम होगा?
button-chat-quick-where = कहाँ?
button-chat-quick-yes = ✅ हाँ
button-chat-quick-reserved = 🔖 रख दूँगा
button-chat-quick-sold = बिक गया
chat-quick-available = नमस्ते! क्या यह अभी उपलब्ध है?
chat-quick-lowest = क्या कीमत कम होगी? सबसे कम कितनी?
chat-quick-where = कहाँ और कब देख सकते हैं?
chat-quick-yes = हाँ, अभी बिकाऊ है।
chat-quick-reserved = आपके लिए 3 दिन तक रखा गया है।
chat-quick-sold = यह बिक चुका है।
chat-quick-sent = पहुँचा दिया: { $name } · { $listing }
chat-quick-said = ✓ पहुँचा दिया: «{ $words }» <b>{ $name }</b> · { $listing }
button-chat-free = आरक्षण हटाएँ
chat-freed = आरक्षण हटा दिया गया: विज्ञापन फिर सबके लिए खुला है।
chat-freed-other = विज्ञापन अब किसी दूसरे ख़रीदार के लिए आरक्षित है: वह आरक्षण बना रहेगा।
reserve-give-ask = 🔖 «{ $listing }» { $day } तक आरक्षित है: <b>{ $holder }</b>। इसके बदले <b>{ $name }</b> के लिए रखें? आरक्षण हटने की खबर हम दे देंगे।
button-reserve-give = ✅ हाँ: { $name }
button-reserve-keep = नहीं, ऐसे ही रहने दें
reserve-given = 🔖 अब «{ $listing }» आरक्षित है: <b>{ $name }</b>।
reserve-stays = 🔖 ठीक है, कुछ नहीं बदला: «{ $listing }» <b>{ $name }</b> के लिए आरक्षित नहीं है।
chat-sold-ask = हमने बता दिया कि बिक गया। क्या «{ $listing }» को बिक्री से हटाएँ, ताकि और कोई न लिखे?
sold-ends-promotion = ⚠️ प्रचार अभी चल रहा है: विज्ञापन बंद होते ही वह भी ख़त्म होगा और बचा हुआ हिस्सा वापस नहीं मिलेगा।
chat-sold-ask-promoted =
    { chat-sold-ask }

    { sold-ends-promotion }
button-chat-close = ✅ बिक गया, हटाएँ
button-sold-anyway = ✅ फिर भी बंद करें
button-keep-selling = बिक्री पर रहने दें
chat-kept-on-sale = ठीक है, «{ $listing }» बिक्री पर रहेगा। सामने वाले को बता दिया गया है कि बिक गया: ऐसा न हो तो उन्हें लिखें।
chat-closed = ✅ बिक्री से हटाया गया: «{ $listing }»। बधाई हो!

button-chat-phone = 📞 मेरा नंबर दें
button-chat-phone-give = 📞 नंबर भेजें
chat-phone =
    <b>{ $name }</b> · { $listing }

    📞 { $phone }
chat-phone-ask = <b>{ $name }</b> · { $listing }: इन्हें आपका नंबर <b>{ $phone }</b> दिखेगा। भेजें?
chat-phone-given = ✓ नंबर { $phone } भेज दिया: <b>{ $name }</b> · { $listing }।
chat-phone-none = पहले अपने नंबर की पुष्टि करें: नीचे का बटन दबाएँ। भेजने से पहले हम फिर पूछेंगे।
phone-proven = ✅ धन्यवाद, नंबर की पुष्टि हो गई।

chat-held-link =
    ⚠️ <b>अभी नहीं भेजा: इसमें लिंक या Telegram नाम है।</b>

    अक्सर ऐसे ही ठगा जाता है: बॉट से बाहर ले जाकर कार्ड की जानकारी माँगते हैं या नक़ली साइट पर «डिलीवरी» कराते हैं। सब कुछ यहीं तय हो सकता है।
chat-held-card =
    ⛔️ <b>नहीं भेजा: यह कार्ड नंबर जैसा लगता है।</b>

    { chat-no-cards }
chat-held-card-parts =
    ⛔️ <b>नहीं भेजा: आपके पिछले संदेशों के साथ मिलकर यह कार्ड नंबर बनता है।</b>

    { chat-no-cards }
chat-no-cards = कार्ड नंबर बॉट से कभी नहीं भेजे जाते: ऐसे ही पैसे चुराए जाते हैं। चीज़ देखकर मिलने पर भुगतान करें। अगर यह कार्ड नहीं है, तो दूसरी तरह लिखें।
button-chat-anyway = फिर भी भेजें
button-chat-drop = न भेजें
chat-dropped = ठीक है, नहीं भेजा।
chat-beware = ⚠️ सावधान: यहाँ लिंक या Telegram नाम है। वहाँ कार्ड की जानकारी न दें और पहले से भुगतान न करें।
chat-head-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }
chat-says-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }

    { $text }

chat-state-reserved = 🔖 आरक्षित है। फिर खाली हो सकता है — लिख सकते हैं।
chat-state-for-you = 🔖 { $day } तक आपके लिए रखा गया है
chat-state-for-buyer = 🔖 { $day } तक आरक्षित: { $name }
chat-state-offer-own =
    💰 आपने { $price } का प्रस्ताव दिया: { $status ->
        [open] जवाब का इंतज़ार
        [accepted] मान लिया गया
        [lapsed] मान लिया गया, पर अब आरक्षित नहीं
        [declined] मना कर दिया
        [expired] जवाब नहीं आया
       *[other] कीमत बदल गई है
    }
chat-state-offer =
    💰 { $name } का प्रस्ताव { $price }: { $status ->
        [open] आपके जवाब का इंतज़ार
        [accepted] आपने मान लिया
        [lapsed] आपने मान लिया, पर अब आरक्षित नहीं
        [declined] आपने मना किया
        [expired] समय निकल गया
       *[other] कीमत बदल गई है
    }
