### Refusals: one for each code of contract/errors.ts

error-invalid-input = कृपया दर्ज की गई जानकारी जाँचें
error-unauthorized = आगे बढ़ने के लिए साइन इन करें
error-forbidden = आपको अनुमति नहीं है
error-banned = आपकी प्रोफ़ाइल ब्लॉक है। सहायता को लिखें
error-not-found = नहीं मिला
error-conflict = यह बदल चुका है। रीफ़्रेश करके फिर कोशिश करें
error-not-active = यह विज्ञापन अब सक्रिय नहीं है
error-own-listing = यह आपका अपना विज्ञापन है
error-blocked = इस व्यक्ति से संपर्क बंद है
error-too-large = आकार बहुत बड़ा है
error-unsupported-media = यह फ़ॉर्मैट समर्थित नहीं है
error-too-many-requests = बहुत जल्दी-जल्दी। थोड़ी देर बाद कोशिश करें
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
command-language = भाषा
command-help = बॉट क्या कर सकता है
command-support = सहायता
command-terms = शर्तें
command-paysupport = भुगतान से जुड़े सवाल
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
start-product = यह प्रोडक्ट साथ ख़रीदारी वाली दुकान में है 👇
start-invite =
    🤝 <b>आपको साथ ख़रीदने के लिए बुलाया गया है</b>

    जुड़ जाइए: पाँचों के आते ही हर किसी को प्रोडक्ट ग्रुप कीमत पर मिलेगा।
start-group = आपका ग्रुप इंतज़ार कर रहा है 👇
start-referral =
    🎁 <b>आपके दोस्तों ने आपको बुलाया है</b>

    दुकान देखिए: साथ में सस्ता पड़ता है।

### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-write =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    विक्रेता को लिखने के लिए विज्ञापन खोलें।
listing-over =
    <b>{ $name }</b>

    यह विज्ञापन अब सक्रिय नहीं है। मिलते-जुलते विज्ञापन देखें — शायद और अच्छा मिल जाए।
listing-gone =
    ऐसा कोई विज्ञापन नहीं है: शायद उसे हटा दिया गया।

    देखिए, अभी क्या बिक रहा है 👇
price-sum = { $amount } सोम
price-uye = { $amount } у.е.
price-negotiable = मोल-भाव संभव

### Sharing the phone

phone-ask = अपना नंबर पक्का करने के लिए नीचे का बटन दबाएँ: Telegram हमें आपका संपर्क भेज देगा। आपकी जानकारी के बिना हम उस पर न कॉल करेंगे, न लिखेंगे।
phone-not-yours = यह किसी और का संपर्क है। कृपया नीचे के बटन से अपना भेजें।
phone-press-button = नीचे «📱 मेरा नंबर भेजें» दबाएँ — या मन बदल गया हो तो «रद्द करें»।
phone-saved = ✅ धन्यवाद, आपका नंबर पक्का हो गया।
phone-cancelled = ठीक है, नंबर की ज़रूरत नहीं।

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

### When something breaks

error-unexpected =
    माफ़ कीजिए, हमारी ओर कुछ गड़बड़ हो गई। यह हमारे लॉग में दर्ज हो चुका है।

    कृपया फिर कोशिश करें। दोबारा हो, तो सहायता को नंबर { $id } बताएँ।
error-gave-up = माफ़ कीजिए, आपका पिछला संदेश हम संभाल नहीं पाए। कृपया फिर कोशिश करें: /start
