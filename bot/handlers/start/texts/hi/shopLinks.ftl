### Links into the shop

price-together = 👥 दोस्तों के साथ <b>{ $together }</b> · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] { $places } जगह बाकी
       *[other] { $places } जगहें बाकी
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] एक मिनट से कम
           *[other] { $minutes }{"\u00A0"}मिनट
        }
       *[other] { $hours }{"\u00A0"}घंटे{"\u00A0"}{ $minutes }{"\u00A0"}मिनट
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 मुफ़्त डिलीवरी, भुगतान सामान मिलने पर{ $places ->
        [0] {""}
       *[other]
            {""}

            एक ग्रुप बन रहा है:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    यह प्रोडक्ट अब नहीं बिक रहा, या लिंक अधूरा कॉपी हुआ है।

    देखिए, लोग अभी साथ में क्या ख़रीद रहे हैं 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } ने आपको साथ ख़रीदने के लिए बुलाया है</b>
       *[0] <b>आपको साथ ख़रीदने के लिए बुलाया गया है</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    हर कोई अपने लिए ऑर्डर करता है और सामान मिलने पर भुगतान करता है। ग्रुप पूरा न हो, तो किसी को कुछ नहीं देना।
invite-unknown =
    यह ग्रुप नहीं मिला: शायद लिंक अधूरा कॉपी हुआ है। अपने दोस्त से इसे एक बार फिर भेजने को कहें।

    और देखिए, लोग अभी साथ में क्या ख़रीद रहे हैं 👇
group-own-card =
    👥 <b>आपका ग्रुप: { seats-left }</b>

    { $title }
    { $isPaid ->
        [1] सामान मिलने पर कुछ नहीं देना है।
       *[0] सामान मिलने पर आपको { $total } देने हैं।
    }

    ⏳ { time-left } बाकी। लिंक भेजिए: दोस्तों से ग्रुप पूरा होगा।
group-full-card =
    🙌 <b>यह ग्रुप पूरा हो चुका है</b>

    { $title }
    { price-together }

    अपना ग्रुप शुरू करें: शुरू करने वाला 5% कम देता है।
group-over-card =
    ⌛️ <b>इस ग्रुप का समय समाप्त हो गया है</b>

    { $title }
    { price-together }

    नया ग्रुप शुरू करें: शुरू करने वाला 5% कम देता है।
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] यहाँ जल्द ही प्रोडक्ट आएँगे।
        [one] { $count } प्रोडक्ट, दोस्तों के साथ { $from } में।
       *[other] { $count } प्रोडक्ट, दोस्तों के साथ { $from } से।
    }
button-start-group = ग्रुप शुरू करें
