### The market in figures, for admins

stats =
    📊 <b>आज · कल · { $days } दिन</b>

    नए लोग: { $people }
    ऐप खोलने वाले: { $active }
    नए विज्ञापन: { $listings }
    मंज़ूर: { $approved }
    नामंज़ूर: { $rejected }
    संपर्क: { $contacts }

    भुगतान, सोम: { $sum }
    स्टार: { $stars }
    प्रचार के सिक्के: { $coins }

    दुकान के ऑर्डर: { $orders }
    नए ग्रुप: { $groups }
    पूरे हुए ग्रुप: { $completedGroups }

    <b>अभी</b>
    जाँच की कतार में: { $waiting }{ $waiting ->
        [0] {""}
       *[other] , सबसे पुराने का इंतज़ार { $unit ->
            [minutes] { $amount } मिनट
            [hours] { $amount } घंटे
           *[other] { $amount } दिन
        }
    }
    भेजे जाने वाले संदेश: { $unsent }
    आज नहीं भेजे जा सके: { $failed }{ $why }{ $others ->
        [0] {""}
       *[other] {"\u000A"} · { $others } × दूसरे कारण
    }
    आज बिना फ़ोटो के भेजे गए: { $photos }
stats-usage =
    /stats – आज, कल और 7 दिन
    /stats 30 – 7 की जगह 30 दिन, ज़्यादा से ज़्यादा 366
report-head =
    📊 <b>{ report-section }</b>
    { $isDay ->
        [1] { $from }
       *[0] { $from } – { $to }
    }
report-section =
    { $section ->
        [all] पूरी रिपोर्ट
        [purchases] ख़रीदारी
        [joins] जुड़े लोग
        [notifications] सूचनाएँ
        [opens] ऐप खोले गए
        [users] उपयोगकर्ता
        [shares] शेयर
       *[other] खोज
    }
report-more = और { $count }, वे फ़ाइल में हैं
report-nothing = इस समय में कुछ नहीं हुआ।
report-usage =
    रिपोर्ट आँकड़ों में और फ़ाइल के साथ:

    /report – आज की
    /report 7d – 7 दिनों की
    /report 01.11.2026 15.11.2026 – इन दिनों की, ज़्यादा से ज़्यादा 366
digest =
    ☀️ <b>कल, { $day }</b>
    कोष्ठक में: उससे एक दिन पहले से अंतर।

    नए लोग: { $people }
    ऐप खोलने वाले: { $active }
    नए विज्ञापन: { $listings }
    मंज़ूर: { $approved }
    नामंज़ूर: { $rejected }
    संपर्क: { $contacts }

    भुगतान, सोम: { $sum }
    स्टार: { $stars }
    प्रचार के सिक्के: { $coins }

    दुकान के ऑर्डर: { $orders }
    नए ग्रुप: { $groups }
    पूरे हुए ग्रुप: { $completedGroups }

    { $waiting ->
        [0] ✅ जाँच की कतार ख़ाली है।
       *[other] 🕐 जाँच की कतार में: { $waiting }, सबसे पुराने का इंतज़ार { $hours } घंटे। /moderate
    }{ $isFine ->
        [1] {"\u000A"}✅ भुगतान, संदेश और सिक्कों का हिसाब ठीक है।
       *[0] {"\u000A\u000A"}<b>इन्हें देखें:</b>{ $failedPayments ->
            [0] {""}
           *[other] {"\u000A"}• असफल भुगतान: { $failedPayments }
        }{ $surpluses ->
            [0] {""}
           *[other] {"\u000A"}• बिना निपटा अतिरिक्त पैसा: { $surpluses }
        }{ $stuckRefunds ->
            [0] {""}
           *[other] {"\u000A"}• स्टार जो नहीं लौट रहे: { $stuckRefunds }
        }{ $failedSends ->
            [0] {""}
           *[other] {"\u000A"}• संदेश जो नहीं भेजे जा सके: { $failedSends }{ $why }{ $others ->
                [0] {""}
               *[other] {"\u000A"}   { $others } × दूसरे कारण
            }
        }{ $ledger ->
            [good] {""}
            [faults] {"\u000A"}• सिक्कों के हिसाब में ग़लतियाँ हैं, वे लॉग में हैं
            [failed] {"\u000A"}• सिक्कों के हिसाब की रात की जाँच नहीं हो पाई
           *[none] {"\u000A"}• सिक्कों के हिसाब की अभी तक रात की जाँच नहीं हुई
        }
    }
mute-kind-digest = सुबह कल के आँकड़े
button-mute-digest = 🔕 सुबह का सार न भेजें
