### Prices that a buyer and a seller offer each other

button-offer = 💰 कीमत का प्रस्ताव
button-offer-name = 💰 कीमत बताएँ
button-offer-less = { $price } (−{ $percent } %)
button-offer-own = ✏️ अपनी कीमत
button-offer-accept = ✅ मंज़ूर है
button-offer-counter = अपनी कीमत
button-offer-decline = मना करें
button-offer-again = 💰 फिर प्रस्ताव दें
offer-choose = «{ $listing }» के लिए कितना देंगे?
offer-ask =
    कितनी कीमत देंगे? एक संख्या भेजें।

    जैसे: <code>250 000</code>, <code>250k</code>, <code>2 लाख</code>
offer-asked-already = अभी पूछा है: एक संख्या भेजें
offer-no-number = कीमत समझ में नहीं आई। एक संख्या भेजें, जैसे <code>250 000</code> या <code>2 लाख</code> — या «रद्द करें»।
offer-too-low = यह बहुत कम है। कम से कम { $least } का प्रस्ताव दे सकते हैं।
offer-too-high = यह विज्ञापन की कीमत से ज़्यादा है। ज़्यादा से ज़्यादा { $most } का प्रस्ताव दे सकते हैं।
offer-other-currency = विज्ञापन की कीमत दूसरी मुद्रा में है। { $least } से { $most } तक का प्रस्ताव दे सकते हैं।
offer-cancelled = ठीक है, कोई प्रस्ताव नहीं दिया।
offer-sent = ✓ <b>{ $price }</b> का प्रस्ताव दिया: <b>{ $name }</b> · { $listing }। जवाब यहीं आएगा, एक दिन तक।
offer-sent-already = ✓ यह प्रस्ताव पहुँच चुका है: <b>{ $price }</b>। <b>{ $name }</b> · { $listing }
offer-made =
    <b>{ $name }</b> · { $listing }

    💰 प्रस्ताव: <b>{ $price }</b>
    विज्ञापन में कीमत: { $asked }। एक दिन के भीतर जवाब दे सकते हैं।
offer-agreed = ✅ बात पक्की: { $price }। { $day } तक आरक्षित। लिखें, कहाँ और कब मिलेंगे।
offer-accepted =
    <b>{ $name }</b> · { $listing }

    ✅ बात पक्की: <b>{ $price }</b>
    { $day } तक आरक्षित। लिखें, कहाँ और कब मिलेंगे।
offer-refused = आपने मना किया। अपनी कीमत बता सकते हैं या बस लिख सकते हैं।
offer-declined =
    <b>{ $name }</b> · { $listing }

    { $price } में नहीं। दूसरी कीमत का प्रस्ताव दे सकते हैं।
offer-outdated = विज्ञापन की कीमत बदल गई है, यह प्रस्ताव अब मान्य नहीं।
offer-too-late = इस प्रस्ताव का जवाब अब नहीं दे सकते: एक दिन बीत गया।
offer-over = यह प्रस्ताव अब मान्य नहीं: जवाब हो चुका है या नया प्रस्ताव है।
offer-reserved = विज्ञापन अभी किसी दूसरे ख़रीदार के लिए आरक्षित है। प्रस्ताव के मान्य रहते आरक्षण हट जाए, तो यह कीमत स्वीकार की जा सकती है।
offer-not-active = विज्ञापन बिक्री से हट गया है, अब प्रस्ताव नहीं दे सकते।
offer-expired = <b>{ $name }</b> · { $listing }: आपके { $price } के प्रस्ताव का एक दिन में जवाब नहीं आया।
offer-freed = «{ $listing }» अब आपके लिए आरक्षित नहीं है। अभी बिकाऊ है — लिख सकते हैं।
offer-lapsed = 🔖 पहले बात पक्की हुई थी: अब विज्ञापन किसी दूसरे ख़रीदार के लिए आरक्षित है।
offer-given-away = «{ $listing }» अब आपके लिए आरक्षित नहीं है: विक्रेता ने इसे किसी दूसरे ख़रीदार के लिए रख दिया है। फिर भी लिख सकते हैं, शायद खाली हो जाए।
offer-wanted =
    <b>{ $name }</b> · { $listing }

    🔖 ख़रीदार आपकी कीमत { $price } पर लेना चाहते हैं, पर विज्ञापन किसी दूसरे ख़रीदार के लिए आरक्षित है, इसलिए बात अभी पक्की नहीं हुई। इनके लिए रखें या लिखें।
