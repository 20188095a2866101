### Moderation in the chat

moderate-head =
    { $kind ->
        [new] 🆕 <b>नया विज्ञापन</b>
        [revision] ✏️ <b>विज्ञापन में बदलाव</b>
       *[other] 🚩 <b>विज्ञापन पर शिकायतें</b>
    }
    इंतज़ार: { $unit ->
        [minutes] { $amount } मिनट
        [hours] { $amount } घंटे
       *[other] { $amount } दिन
    } · कतार में { $total }
moderate-flag-raised = 🔺 बहुत शिकायतें
moderate-flag-banned = ⛔️ विक्रेता पर रोक है, मंज़ूर नहीं कर सकते
moderate-flag-often = ⚠️ अक्सर नामंज़ूर
moderate-claimed = 👀 { $name } देख रहे हैं
moderate-name =
    <b>{ $name }</b>
    { $price }
moderate-description = <blockquote expandable>{ $description }</blockquote>
moderate-category = कैटेगरी: { $category }
moderate-state =
    हालत: { $state ->
        [New] नया
       *[other] पुराना
    }
moderate-parameter = { $name }: { $value }
moderate-yes-no =
    { $is ->
        [true] हाँ
       *[other] नहीं
    }
moderate-place = जगह: { $place }
moderate-phones = फ़ोन: { $phones }
moderate-changes = <b>क्या बदलेगा</b>
moderate-change =
    { $field ->
        [name] नाम
        [category] कैटेगरी
       *[other] विवरण
    }:
    <s>{ $before }</s>
    → { $after }
moderate-change-photos = फ़ोटो: { $added } जोड़े गए, { $removed } हटाए गए
moderate-photos-after = बदलाव के बाद की फ़ोटो
moderate-photos-gone = ये फ़ोटो हट जाएँगी
moderate-no-photos = 🖼 Telegram ने फ़ोटो नहीं दिखाईं। वे ऐप में दिखती हैं।
moderate-reports =
    <b>🚩 { $count ->
        [1] { $count } व्यक्ति ने शिकायत की
       *[other] { $count } लोगों ने शिकायत की
    }</b>
moderate-report =
    • { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-reports-more = और { $count }
moderate-seller =
    <b>विक्रेता:</b> { $name }
    Bozor पर { $day } से · मंज़ूर { $approved }, नामंज़ूर { $rejected }
moderate-last-refusal =
    पिछली नामंज़ूरी: { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-unused = प्रचार का बचा हिस्सा: { coins-count }
moderate-reason =
    { $reason ->
        [prohibited] वर्जित सामान
        [duplicate] दोहराया गया
        [category] ग़लत कैटेगरी
        [photo] ग़लत फ़ोटो
        [misleading] भ्रामक
        [spam] स्पैम
       *[other] कोई और कारण
    }
moderate-ask-reason = <b>क्यों?</b> विक्रेता को कारण दिखेगा।
moderate-ask-fault = <b>विक्रेता की ग़लती?</b> विज्ञापन का प्रचार पैसे देकर हो रहा है।
moderate-ask-note = <b>विक्रेता से कुछ कहना है?</b> 500 अक्षरों तक का संदेश लिखें, या ऐसे ही भेजें।
moderate-note-words = शब्दों में लिखें: बेचने वाला सिर्फ़ टेक्स्ट पढ़ेगा।
moderate-note-long = बहुत लंबा है: 500 अक्षरों तक लिखें।
moderate-button-approve =
    { $kind ->
        [new] ✅ मंज़ूर करें
        [revision] ✅ स्वीकार करें
       *[other] ✅ रहने दें
    }
moderate-button-reject =
    { $kind ->
        [report] ⛔️ बिक्री से हटाएँ
       *[other] ✋ नामंज़ूर करें
    }
moderate-button-open = ऐप में खोलें
moderate-button-skip = ⏭ छोड़ें
moderate-button-stop = ⏹ ख़त्म करें
moderate-button-back = ← वापस
moderate-button-fault =
    { $isFault ->
        [1] विक्रेता की ग़लती: सिक्के नहीं लौटेंगे
       *[0] सिक्के लौटाएँ: { $coins }
    }
moderate-button-send = बिना शब्दों के भेजें
moderate-button-again = छोड़े हुए दिखाएँ
moderate-button-undo = ↩️ वापस लें
moderate-approved =
    ✅ { $kind ->
        [new] मंज़ूर
        [revision] बदलाव स्वीकार
       *[other] रहने दिया, शिकायतें बंद
    }: “{ $name }”
moderate-rejected =
    { $kind ->
        [report] ⛔️ बिक्री से हटाया
        [revision] ✋ बदलाव नामंज़ूर
       *[other] ✋ नामंज़ूर
    }: “{ $name }”
    { $reason }{ $isNoted ->
        [1] {". "}💬 { $note }
       *[0] {""}
    }
moderate-skipped =
    { $why ->
        [decided] यहाँ अब कुछ तय करने को नहीं है: किसी और ने तय किया या विक्रेता ने विज्ञापन हटा दिया।
        [changed] विज्ञापन बदल गया है या शिकायत आई है। अब यह ऐसा है:
        [banned] विक्रेता पर रोक है, मंज़ूर नहीं कर सकते।
       *[other] ऐसा विज्ञापन अब नहीं है।
    }
moderate-empty = ✨ कतार ख़ाली है: सब जाँच लिया गया।
moderate-rest =
    दिखाने को और कुछ नहीं है। { $isPutOff ->
        [1] कतार में { $total }: आपने छोड़े हैं या दूसरे देख रहे हैं।
       *[0] कतार में { $total }: दूसरे मॉडरेटर देख रहे हैं।
    }
moderate-stopped = ख़त्म किया। आगे बढ़ने के लिए: /moderate
moderate-undone = ↩️ वापस लिया: फिर से कतार में है, विक्रेता को बताया जाएगा।
moderate-undo-late = अब वापस नहीं ले सकते: तब से कुछ बदल गया है।
notice-reconsidered =
    ↩️ <b>आपके विज्ञापन की फिर से जाँच हो रही है</b>

    “{ $name }”: पिछली नामंज़ूरी वापस ली गई। कुछ सुधारने की ज़रूरत नहीं, हम जल्द लिखेंगे।
note-cancelled = ठीक है, कोई फ़ैसला नहीं हुआ: विज्ञापन अभी इंतज़ार में है।
note-left = विक्रेता के लिए अब आपके शब्दों का इंतज़ार नहीं है: कोई फ़ैसला नहीं हुआ, विज्ञापन अभी इंतज़ार में है।
