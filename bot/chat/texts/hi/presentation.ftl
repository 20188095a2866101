### How the bot presents itself

bot-name = Bozor
bot-about = Telegram के अंदर ही बाज़ार: भारत में मिलकर ख़रीदारी और पूरे उज़्बेकिस्तान के विज्ञापन।
bot-description =
    Bozor — Telegram के अंदर ही आपका बाज़ार।

    🤝 साथ में सस्ता: पाँच लोग, एक ग्रुप कीमत, पूरे भारत में मुफ़्त डिलीवरी।
    🛍 विज्ञापन: पूरे उज़्बेकिस्तान में अपने आस-पास कुछ भी ख़रीदें और बेचें।

    शुरू करने के लिए Start दबाएँ।
command-start = Bozor खोलें
command-balance = मेरे इनाम
command-coins = सिक्के ख़रीदें
command-orders = मेरे ऑर्डर
command-mute = बॉट मुझे किस बारे में लिखे
command-stop = सभी सूचनाएँ रोकें
command-privacy = मेरा डेटा और खाता
command-language = भाषा
command-help = बॉट क्या कर सकता है
command-support = सहायता
command-terms = शर्तें
command-paysupport = भुगतान से जुड़े सवाल
command-refund = भुगतान लौटाएँ
menu-market = बाज़ार
menu-shop = दुकान
