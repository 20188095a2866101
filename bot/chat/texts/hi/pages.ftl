### Pages and pictures of the web

page-shop = Bozor – दोस्तों के साथ सस्ता
page-shop-about = पाँच लोग मिलकर ख़रीदते हैं और हर कोई ग्रुप कीमत देता है। पूरे भारत में मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-products = सभी प्रोडक्ट ग्रुप कीमत पर – Bozor
page-shop-search = खोज – Bozor
page-terms = नियम और शर्तें – Bozor
page-about = Bozor के बारे में
page-missing = यहाँ कुछ नहीं है – Bozor
page-market = Bozor – उज़्बेकिस्तान के विज्ञापन
page-market-about = अपने पास ख़रीदें और बेचें: गाड़ियाँ, घर, फ़ोन, कपड़े और बहुत कुछ। विज्ञापन मुफ़्त, सीधे Telegram में।
page-market-search = खोज – Bozor
page-category = { $name } – Bozor पर विज्ञापन
page-category-about = { $name }: पूरे उज़्बेकिस्तान के विज्ञापन, कीमत और फ़ोटो के साथ।
page-product = { $title } – दोस्तों के साथ { $price }
page-product-about = अकेले { $regular } की जगह दोस्तों के साथ { $price }। मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-shop-category = { $name } ग्रुप कीमत पर – Bozor
page-shop-category-about = { $count } प्रोडक्ट ग्रुप कीमत पर, { $price } से शुरू। मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।
page-invitation = जुड़ें – { $places } में से { $left } { $left ->
    [one] जगह
   *[other] जगहें
} बाकी: { $title }
page-invitation-full = यह ग्रुप भर गया है, अपना शुरू करें: { $title }
page-invitation-ended = यह ग्रुप ख़त्म हो गया है, अपना शुरू करें: { $title }
page-invitation-from = { $name } आपको साथ मिलकर ख़रीदने के लिए बुला रहे हैं।
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – अब बिक्री पर नहीं
page-listing-about = { $price }, { $place }.
page-open = Telegram में खोलें
picture-tagline = दोस्तों के साथ सस्ता
picture-together = दोस्तों के साथ
picture-delivery = मुफ़्त डिलीवरी · कैश ऑन डिलीवरी
picture-places = { $places } में से { $left } { $left ->
    [one] जगह
   *[other] जगहें
} बाकी
picture-full = यह ग्रुप भर गया है
picture-market = उज़्बेकिस्तान के विज्ञापन
picture-shop-promise = दोस्तों के साथ सस्ता
picture-shop-more = पाँच लोग, एक ग्रुप कीमत। पूरे भारत में मुफ़्त डिलीवरी।
picture-market-promise = अपने पास ख़रीदें और बेचें
picture-market-more = उज़्बेकिस्तान के विज्ञापन, सीधे Telegram में।
picture-promotion = अपने विज्ञापन को सबकी नज़र में लाएँ
building-classifieds = विज्ञापन तैयार हो रहे हैं
building-storefront = दुकान तैयार हो रही है
building-reports = रिपोर्ट तैयार हो रही हैं
building-soon = इसमें कुछ सेकंड लगेंगे। पेज अपने आप खुल जाएगा।
