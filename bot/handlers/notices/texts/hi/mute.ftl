### What people hear of, kind by kind

mute-list =
    🔔 <b>बॉट के संदेश</b>

    दबाने से वह बंद या चालू होता है। आपके काम के जवाब, कोड और पैसों के संदेश हमेशा आते हैं। बाकी सब एक साथ रोकने के लिए: /stop
mute-list-stopped =
    🔕 <b>सभी संदेश बंद हैं</b>

    सिर्फ़ आपके काम के जवाब, कोड और पैसों के संदेश आते हैं। नीचे वे हैं, जो फिर चालू करने पर आएँगे।
mute-kind-notjoinedorcreated = जो प्रोडक्ट मैंने देखा
mute-kind-notsharedlink = मेरे ग्रुप का लिंक अभी नहीं भेजा गया
mute-kind-linkcopied = मेरे लिंक से कोई नहीं जुड़ा
mute-kind-nojoins3 = 3 घंटे से कोई नया नहीं
mute-kind-nojoins10 = 10 घंटे से कोई नया नहीं
mute-kind-nojoins24 = ग्रुप का समय ख़त्म हुआ
mute-kind-groupfinished = ग्रुप पूरा हुआ
mute-kind-stillselling = क्या मेरा विज्ञापन अब भी चालू है
mute-kind-pricedrop = पसंदीदा की कीमत घटी
mute-kind-listinggone = पसंदीदा बिक गया
mute-kind-savedsearch = मेरी सहेजी गई खोजों में नया
mute-kind-news = Bozor की ख़बरें
button-mute-all = 🔕 सब बंद करें
button-unmute-all = 🔔 सब चालू करें
stop-done =
    🔕 <b>हो गया, अब शांति है</b>

    हम सिर्फ़ आपके काम के जवाब में, और कोड व पैसों के बारे में लिखेंगे। फिर से सब जानने के लिए बटन दबाएँ या /start भेजें।
button-stop-undo = 🔔 फिर से सब बताएँ
stop-undone = 🔔 हम फिर लिखेंगे। किस बारे में, यह यहाँ चुनें: /mute
