### Payments and promotion

days = { $count } दिन
services =
    { $times ->
        [0] {""}
       *[other] {"\u000A"}• ×{ $times } तक ज़्यादा व्यूज़, { $topUpDays } दिन
    }{ $isVip ->
        [0] {""}
       *[other] {"\u000A"}• VIP: दस और विज्ञापनों के भुगतान तक मुख्य पृष्ठ पर
    }{ $premiumDays ->
        [0] {""}
       *[other] {"\u000A"}• Premium, { $premiumDays } दिन
    }
paid-amount =
    { $unit ->
        [sum] { $paid } सूम
        [stars] { $paid } Stars
        [coins] { $paid ->
            [1] { $paid } सिक्का
           *[other] { $paid } सिक्के
        }
       *[other] { $paid }
    }
invoice-coins = सिक्के: { $coins }
invoice-coins-about = Bozor में विज्ञापनों के प्रचार के लिए। ये आपके बैलेंस में रहते हैं।
invoice-promotion = विज्ञापन का प्रचार
invoice-promotion-about = विज्ञापन के लिए सेवाएँ:{ services }{"\u000A"}भुगतान के 15 मिनट के भीतर शुरू होंगी।
button-my-listings = मेरे विज्ञापन
notice-coins-bought =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    इनसे आप विज्ञापन के प्रचार का भुगतान कर सकते हैं।

    रसीद संख्या { $id }: { paid-amount }।
promoted-until =
    { $topUpUntil ->
        [0] {""}
       *[other] {"\u000A"}ज़्यादा व्यूज़ { $topUpUntil } तक चलेंगे।
    }{ $premiumUntil ->
        [0] {""}
       *[other] {"\u000A"}Premium { $premiumUntil } तक चलेगा।
    }
notice-promoted =
    🚀 <b>भुगतान मिल गया: { paid-amount }</b>

    “{ $name }”{ services }

    सेवाएँ 15 मिनट के भीतर शुरू होंगी। कितने लोगों ने देखा, यह “मेरे विज्ञापन” में दिखता है।{ promoted-until }

    रसीद संख्या { $id }।
notice-promoted-partly =
    🪙 <b>भुगतान मिला, पर सब कुछ नहीं हो पाया</b>

    “{ $name }”: भुगतान ({ paid-amount }) में से { $coins ->
        [1] { $coins } सिक्के
       *[other] { $coins } सिक्कों
    } की सेवाएँ नहीं दी जा सकीं – विज्ञापन बिक्री पर नहीं है या सेवा पहले से है। ये सिक्के आपके बैलेंस में लौटा दिए गए हैं।{ $begun ->
        [0] {""}
       *[other] {"\u000A\u000A"}बाकी 15 मिनट के भीतर शुरू होगा:{ services }{ promoted-until }
    }

    रसीद संख्या { $id }।
notice-promotion-refunded =
    ↩️ <b>भुगतान संख्या { $id } की वापसी</b>

    राशि: { paid-amount }{ $unit ->
        [stars] , ये आपके Telegram खाते में लौट रहे हैं
        [coins] , ये फिर आपके बैलेंस में हैं
       *[other] {""}
    }।{ $coins ->
        [0] {""}
       *[other] {" "}वापस लिए गए सिक्के: { $coins }।
    }{ $isEnded ->
        [0] {" "}इससे ली गई सेवाएँ अब सक्रिय नहीं हैं।
       *[other] {"\u000A\u000A"}इसके साथ “{ $name }” का प्रचार भी ख़त्म हुआ:{ promotion-kinds }{ promotion-views }
    }
notice-coins-refunded =
    ↩️ <b>ख़रीद संख्या { $id } की वापसी</b>

    वापस लिए गए सिक्के: { $coins }। स्टार आपके Telegram खाते में लौट रहे हैं।
notice-top-up-over =
    📈 <b>ज़्यादा व्यू की अवधि पूरी हुई</b>

    “{ $name }” के व्यू अब बढ़ाए नहीं जा रहे।{ promotion-brought }
notice-vip-over =
    ⭐️ <b>विज्ञापन VIP से बाहर हो गया</b>

    “{ $name }”: आपके बाद दस और विज्ञापनों के लिए VIP का भुगतान हुआ। आप फिर पहला स्थान ले सकते हैं।{ promotion-brought }
notice-premium-over =
    🏷 <b>Premium पूरा हुआ</b>

    “{ $name }” अब फिर सामान्य कार्ड की तरह दिखता है।{ promotion-brought }
notice-unused-returned =
    🪙 <b>सिक्के लौटाए गए: { $coins }</b>

    “{ $name }” के बचे हुए प्रचार के लिए।
notice-surplus =
    ⚠️ <b>भुगतान काम नहीं आया: { $sum } सूम</b>

    ऑर्डर संख्या { $transaction } का भुगतान हो चुका है या वह बंद है, इसलिए इस पैसे से कुछ नहीं ख़रीदा गया। यह सुरक्षित है और एडमिन इसे लौटा देगा। सवाल: /paysupport
notice-surplus-returned =
    ↩️ <b>पैसा लौटाया गया: { $sum } सूम</b>

    ऑर्डर संख्या { $transaction } का जो भुगतान काम नहीं आया, वह हमने वापस भेज दिया है। यह कब पहुँचेगा, यह आपके बैंक पर निर्भर है। सवाल: /paysupport
notice-surplus-credited =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    यह ऑर्डर संख्या { $transaction } का वह भुगतान है जो काम नहीं आया। सिक्कों से आप विज्ञापन के प्रचार का भुगतान कर सकते हैं। सवाल: /paysupport
notice-stars-credited =
    🪙 <b>सिक्के जुड़ गए: { $coins }</b>

    ऑर्डर संख्या { $transaction } का भुगतान: { paid-amount }। { $tries ->
        [0] इन्हें लौटाने की जगह हमने सिक्के जोड़ दिए हैं।
       *[other] Telegram इन्हें लौटा नहीं सका, इसलिए हमने सिक्के जोड़ दिए हैं।
    } इनसे आप विज्ञापन के प्रचार का भुगतान कर सकते हैं। सवाल: /paysupport
admin-surplus =
    ⚠️ <b>अतिरिक्त राशि: { coins-count }</b>

    { $provider }, भुगतान संख्या { $payment } लेन-देन संख्या { $transaction } के लिए आया, जिसे अब इसकी ज़रूरत नहीं। इसे प्रदाता के मर्चेंट डैशबोर्ड से लौटाएँ या भुगतानकर्ता को दें: docs/payments.md।
admin-refund-loss =
    ⚠️ <b>लेन-देन संख्या { $transaction } लौटाया गया</b>

    लौटाने से पहले ख़र्च हुए, वापस नहीं लिए जा सकते: { coins-count }।
admin-click-cancelled =
    ⚠️ <b>Click ने हो चुका भुगतान संख्या { $payment } रद्द किया</b>

    इससे लेन-देन संख्या { $transaction } का भुगतान हुआ था, और यहाँ कुछ नहीं बदला। Click के मर्चेंट डैशबोर्ड में देखें कि पैसा भुगतानकर्ता को लौटा या नहीं: docs/payments.md।
admin-uzum-late =
    ⚠️ <b>Uzum ने भुगतान संख्या { $payment } की पुष्टि बहुत देर से की</b>

    30 मिनट से ज़्यादा बीत चुके थे, इसलिए हमने मना किया और लेन-देन संख्या { $transaction } का भुगतान इससे नहीं हुआ। Uzum के रजिस्टर में देखें कि पैसा भुगतानकर्ता को लौट गया: docs/payments.md।
