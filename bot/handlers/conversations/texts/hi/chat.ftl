### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
    { $state }
    💬 आप <b>{ $person }</b> को लिख रहे हैं
    टेक्स्ट, फ़ोटो और जगह यहीं भेजें: हम उन्हें पहुँचाएँगे और जवाब ले आएँगे। आपका नंबर और यूज़रनेम छिपे रहेंगे।
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ पहुँचा दिया: <b>{ $name }</b> · { $listing }। जवाब यहीं आएगा।
chat-sent-already = यह संदेश पहले ही पहुँचाया जा चुका है
chat-entered = लिखें: संदेश { $name } को मिलेगा · { $listing }
chat-left = बातचीत समाप्त: <b>{ $name }</b> · { $listing }। अब वहाँ कुछ नहीं भेजा जाएगा।
chat-left-done = समाप्त: { $name } · { $listing }। अब वहाँ कुछ नहीं भेजा जाएगा
chat-whom = यह किसके लिए है? चुनें, हम पहुँचा देंगे।
chat-nobody =
    यह किसी को नहीं गया: { $why ->
        [not_active] “{ $listing }” अब बिक्री में नहीं है और बातचीत खत्म हो गई है.
        [blocked] “{ $listing }” पर { $name } के साथ बातचीत ब्लॉक है.
       *[conflict] { $name } ने बॉट बंद कर रखा है.
    }
chat-only-text = बॉट से केवल टेक्स्ट, फ़ोटो और जगह भेजे जा सकते हैं। यह संदेश कहीं नहीं गया।
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
chat-report-category = गलत कैटेगरी
chat-report-offensive = आपत्तिजनक
chat-report-spam = स्पैम
chat-report-other = कुछ और
chat-report-done = धन्यवाद, मॉडरेटर देखेगा।
chat-cancelled = ठीक है, सब पहले जैसा रहेगा।
chat-edit-over = बदलाव नहीं भेजा गया: यह बातचीत ख़त्म हो चुकी है।
chat-edit-held = बदलाव नहीं भेजा गया: इसमें लिंक या कार्ड नंबर है।
chat-edit-long = बदलाव नहीं भेजा गया: संदेश बहुत लंबा हो गया। इसे नए संदेश में लिखिए।
chat-edit-late = बदलाव नहीं भेजा गया: वह संदेश अब नहीं बदल सकता। फिर से लिखिए।
chat-edit-offer = बदलाव नहीं भेजा गया: कीमत का प्रस्ताव जा चुका है। नई कीमत का प्रस्ताव फिर से दें।
chat-edit-unsent = बदलाव नहीं भेजा गया: वह संदेश भी नहीं भेजा गया था। फिर से लिखिए।
button-chat-reply = ↩️ जवाब दें
button-chat-block = ब्लॉक करें
button-chat-report = शिकायत करें
button-chat-listing = विज्ञापन
button-chat-end = समाप्त करें
button-chat-continue = 💬 जारी रखें
button-chat-whom = { $name } · { $listing }
