### Photos that become a draft of a listing

album-name =
    { $hasName ->
        [0] ✏️ नाम आप फ़ॉर्म में लिखेंगे
       *[1] <b>{ $name }</b>
    }
album-price =
    { $pricing ->
        [none] 💰 कीमत आप फ़ॉर्म में लिखेंगे
        [talk] 💰 कीमत बातचीत से तय होगी
        [both] 💰 { $price }, बातचीत हो सकती है
       *[amount] 💰 { $price }
    }
album-phone =
    { $phoning ->
        [none] 📞 फ़ोन आप फ़ॉर्म में लिखेंगे
        [profile] 📞 फ़ोन — आपकी प्रोफ़ाइल का नंबर
       *[typed] 📞 { $phone }
    }
album-photos =
    { $photos ->
        [one] 📷 { $photos } फ़ोटो
       *[other] 📷 { $photos } फ़ोटो
    }
album-left-out =
    { $notPhoto ->
        [0] {""}
       *[other] {"\u000A"}⚠️ नहीं ली गईं, JPEG, PNG या WebP फ़ोटो नहीं हैं: { $notPhoto }
    }{ $tooLarge ->
        [0] {""}
       *[other] {"\u000A"}⚠️ नहीं ली गईं, 10 MB से बड़ी हैं या पिक्सेल बहुत ज़्यादा हैं: { $tooLarge }। फ़ाइल नहीं, फ़ोटो के रूप में भेजें
    }{ $tooMany ->
        [0] {""}
       *[other] {"\u000A"}⚠️ ज़्यादा हैं, विज्ञापन में 10 तक फ़ोटो होती हैं: { $tooMany }
    }{ $overLimit ->
        [0] {""}
       *[other] {"\u000A"}⚠️ नहीं ली गईं, इस घंटे के लिए इतनी फ़ोटो काफ़ी हैं: { $overLimit }। इन्हें एक घंटे बाद जोड़ें
    }{ $unreachable ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Telegram से नहीं मिलीं: { $unreachable }। फिर से भेजें
    }
album-facts =
    { album-name }
    { album-price }
    { album-phone }
    { album-photos }
album-ready =
    📝 <b>विज्ञापन का ड्राफ़्ट तैयार है</b>

    { album-facts }{ album-left-out }

    देख लें, कैटेगरी और जगह चुनें — और प्रकाशित करें।
album-shelved =
    📝 <b>आपके पास पहले से एक ड्राफ़्ट है</b>

    इन फ़ोटो से नया बन सकता है:
    { album-facts }{ album-left-out }

    कौन-सा ड्राफ़्ट रखें? दूसरा सुरक्षित रहेगा।
album-failed =
    😕 <b>इससे विज्ञापन नहीं बन सका</b>{ album-left-out }

    1 से 10 फ़ोटो भेजें और नीचे नाम, विवरण, कीमत और फ़ोन लिखें।
album-gave-up = माफ़ कीजिए, ये फ़ोटो हम नहीं ले पाए। थोड़ी देर बाद फिर भेजें।
album-refused = माफ़ कीजिए, इन फ़ोटो और उनके नीचे लिखे शब्दों से विज्ञापन नहीं बन सका। इसे फ़ॉर्म में बनाइए, वहाँ दिखेगा कि क्या ग़लत है।
album-edit-late = इन फ़ोटो का विज्ञापन अब ड्राफ़्ट नहीं है। इसे «मेरे विज्ञापन» में बदलिए।
album-edit-photo = ड्राफ़्ट में फ़ोटो वही है। नई फ़ोटो अलग संदेश में भेजिए।
album-begun = 📝 ठीक है, विज्ञापन का ड्राफ़्ट बना रहे हैं…
album-begun-already = इन फ़ोटो का ड्राफ़्ट पहले से बन रहा है
album-used =
    📝 <b>ड्राफ़्ट इन फ़ोटो से बना है</b>

    देख लें, कैटेगरी और जगह चुनें — और प्रकाशित करें।{ $hasOld ->
        [0] {""}
       *[1] {" "}पिछला ड्राफ़्ट अलग रखा है, उसे वापस ला सकते हैं।
    }
album-returned =
    ↩️ <b>पिछला ड्राफ़्ट वापस आ गया</b>

    इन फ़ोटो वाला नया अलग रखा है: उसे फिर से ड्राफ़्ट बना सकते हैं।
album-outdated = यह अब बदला नहीं जा सकता: फ़ोटो फिर से भेजें
button-album-new = 📝 नया विज्ञापन
button-album-open = 📝 खोलें और प्रकाशित करें
button-album-use = 📝 फ़ोटो वाला नया लें
button-album-old = पिछला जारी रखें
button-album-back = ↩️ पिछला वापस लाएँ
