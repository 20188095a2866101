### What a moderator decided

button-fix = ठीक करें
notice-reason =
    <b>कारण:</b> { $reason ->
        [prohibited] यह यहाँ बेचना मना है
        [duplicate] आपका ऐसा विज्ञापन पहले से है
        [category] कैटेगरी ग़लत चुनी गई है
        [photo] फ़ोटो ठीक नहीं हैं
        [misleading] विवरण या कीमत भ्रामक है
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

    { notice-reason }{ $isEnded ->
        [0] {""}
       *[other] {"\u000A\u000A"}इसके साथ इसका प्रचार भी ख़त्म हुआ:{ promotion-kinds }{ promotion-brought }
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}🪙 बचे हुए प्रचार के लिए लौटाए गए सिक्के: { $coins }।
    }{ $isLost ->
        [1]
            {""}

            बचा हुआ प्रचार वापस नहीं होगा, क्योंकि विज्ञापन विक्रेता की ग़लती से हटाया गया।
       *[0] {""}
    }

    अगर यह ग़लती है, तो हमें लिखें: /support
