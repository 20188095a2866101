### What is told to everybody

broadcast-ask =
    ✍️ संदेश भेजें: { $key ->
        [any] सबके लिए
        [ru] रूसी वालों के लिए
        [uz] उज़्बेक वालों के लिए
        [en] अंग्रेज़ी वालों के लिए
       *[hi] हिन्दी वालों के लिए
    }, टेक्स्ट या कैप्शन वाली फ़ोटो। फ़ॉर्मैटिंग बनी रहेगी।
broadcast-ask-button =
    🔗 दो पंक्तियाँ: बटन पर शब्द और वह कहाँ ले जाए। जैसे:

    <code>सोफ़े देखें
    market product_divan-17</code>

    दूसरी पंक्ति में https://… लिंक, या केवल market या shop भी चलेगा।
broadcast-no-text = टेक्स्ट या कैप्शन वाली एक फ़ोटो भेजें।
broadcast-no-button = बटन समझ नहीं आया: पहली पंक्ति में शब्द (64 अक्षर तक), दूसरी में लिंक, market या shop।
broadcast-too-long = बहुत लंबा: 4096 अक्षर तक, फ़ोटो के साथ 1024 तक।
broadcast-gone = यह संदेश अब नहीं है। नया शुरू करें: /broadcast
broadcast-words-cancelled = ठीक है। प्रसारण का ड्राफ़्ट सुरक्षित है: /broadcast
broadcast-left = प्रसारण के लिए अब आपके जवाब का इंतज़ार नहीं है। उसे जारी रखें: /broadcast
broadcast-card = 📣 <b>सबको संदेश</b>
broadcast-language =
    { $key ->
        [any] सबके लिए
        [ru] रूसी
        [uz] उज़्बेक
        [en] अंग्रेज़ी
       *[hi] हिन्दी
    }
broadcast-text-line = { broadcast-language }: { $text }
broadcast-photo = 🖼 फ़ोटो के साथ
broadcast-button = 🔗 बटन: { $label }
broadcast-audience =
    👥 किसे: { $languages ->
        [all] सभी भाषाएँ
       *[other] { $languages }
    }{ $app ->
        [market] , जिन्होंने 90 दिनों में विज्ञापन खोले
        [shop] , जिन्होंने 90 दिनों में दुकान खोली
       *[any] {""}
    }
broadcast-count = इन्हें मिलेगा: { $count }। जिन्होंने ख़बरें बंद कीं, बॉट रोका या जो ब्लॉक हैं, उन्हें नहीं।
button-broadcast-text =
    { $isWritten ->
        [1] 📝
       *[0] ➕
    } { $key ->
        [any] सबके लिए टेक्स्ट
       *[other] { $code }
    }
button-broadcast-app =
    { $isChosen ->
        [1] ✅
       *[0] { $app ->
            [market] 🛍
           *[shop] 🤝
        }
    } { $app ->
        [market] विज्ञापन वाले
       *[shop] दुकान वाले
    }
button-broadcast-unphoto = 🖼 फ़ोटो हटाएँ
button-broadcast-untext = 🗑 यह टेक्स्ट हटाएँ
button-broadcast-link =
    { $isThere ->
        [1] 🔗 बटन हटाएँ
       *[0] 🔗 बटन जोड़ें
    }
button-broadcast-preview = 👀 देखें कैसा दिखेगा
button-broadcast-drop = 🗑 रहने दें
button-broadcast-send = 📣 भेजें: { $count }
button-broadcast-edit = ← बदलें
broadcast-confirm = लोग इसे ऐसे देखेंगे। मिलेगा: <b>{ $count }</b>। भेजें?
broadcast-nobody = भेजने के लिए कोई नहीं है: दूसरे लोग चुनें।
broadcast-dropped = संदेश छोड़ दिया गया।
broadcast-changed = आपके देखने के बाद यह संदेश बदल गया है। भेजने से पहले इसे फिर से देख लें।
broadcast-other = अभी दूसरा संदेश जा रहा है। उसके पूरा होने का इंतज़ार करें। देखने के लिए: /broadcast
button-broadcast-second = 👀 देखें
broadcast-second = 📣 <b>{ $name } सबको संदेश भेजना चाहते हैं।</b> मिलेगा: { $count }। इसे दूसरे व्यक्ति को जाँचकर भेजना होगा।
broadcast-second-asked =
    { $count ->
        [0] इतने लोगों के लिए दूसरे एडमिन को भेजना होगा, और अभी कोई दूसरा नहीं है।
       *[other] इतने लोगों के लिए दूसरे एडमिन को भेजना होगा। पूछा गया: { $count }।
    }
broadcast-over = यह संदेश पहले ही पूरा हो चुका है।
broadcast-stopped = ⏹ रोक दिया
broadcast-progress =
    { $status ->
        [sending] 📣 <b>संदेश जा रहा है</b>
        [stopped] ⏹ <b>संदेश रोका गया</b>
       *[sent] ✅ <b>संदेश पूरा हुआ</b>
    }

    भेजे गए: { $sent } / { $total }
    नहीं पहुँचे: { $failed }{ $status ->
        [sending] {"\u000A"}बाकी: { $left } · लगभग { $minutes } मिनट
        [stopped] {"\u000A"}नहीं मिलेगा: { $left }
       *[sent] {""}
    }
broadcast-of-other = इसे किसी दूसरे एडमिन ने शुरू किया है।
button-broadcast-look = 🔄 अपडेट करें
button-broadcast-stop = ⏹ रोकें
button-mute-news = 🔕 और ख़बरें नहीं
button-unmute-news = 🔔 वापस लें: ख़बरें फिर भेजें
news-muted = ठीक है: अब और ख़बरें नहीं आएँगी। आप इन्हें कभी भी वापस चालू कर सकते हैं: /mute
news-unmuted = ठीक है: हम ख़बरें फिर से भेजेंगे।
