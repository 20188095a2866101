### Saved searches

saved-found =
    🔔 <b>{ $count ->
        [1] { $count } नया विज्ञापन
       *[other] { $count } नए विज्ञापन
    }</b>
    🔎 { $name }

    { $lines }
saved-found-daily =
    🔔 <b>एक दिन में आपकी खोजों से: { $count ->
        [1] { $count } नया विज्ञापन
       *[other] { $count } नए विज्ञापन
    }</b>

    { $lines }
saved-words = “{ $words }”
saved-no = नहीं
saved-price-from = { $from } से
saved-price-to = { $to } तक
saved-price-between = { $from } – { $to }
saved-state-new = नया
saved-state-used = पुराना
saved-photos = फ़ोटो के साथ
saved-title-only = सिर्फ़ नाम में
saved-muted = ठीक है: इस खोज के संदेश अब नहीं आएँगे। यह आपकी प्रोफ़ाइल में बनी रहेगी।
saved-unmuted = ठीक है: कुछ नया आने पर हम फिर लिखेंगे।
saved-gone = यह खोज अब नहीं है: आपने इसे हटा दिया है।
button-numbered = { $number }
button-show-found = 🔎 सभी देखें ({ $count })
button-narrow-search = ✏️ और सटीक करें
button-mute-search = 🔕 संदेश बंद करें
button-mute-searches = 🔕 सभी खोजों के संदेश बंद करें
button-unmute-search = 🔔 फिर से संदेश भेजें
button-open-search = 🔎 { $name } (+{ $count })
button-own-searches = ⚙️ मेरी खोजें
