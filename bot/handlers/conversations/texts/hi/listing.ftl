### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-card-reserved =
    { listing-card }
    🔖 आरक्षित है। फिर खाली हो सकता है, लिख सकते हैं।
link-admin =
    { listing-card }
    { $status ->
        [pending] ⏳ जाँच में
        [rejected] ⛔️ नामंज़ूर
       *[removed] 🗑 हटाया गया
    }
listing-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    यह विज्ञापन अब सक्रिय नहीं है। मिलते-जुलते विज्ञापन देखें — शायद और अच्छा मिल जाए।
listing-gone =
    ऐसा कोई विज्ञापन नहीं है: शायद उसे हटा दिया गया।

    देखिए, अभी क्या बिक रहा है 👇
price-sum = { $amount } सोम
price-uye = { $amount } c.u.
price-negotiable = मोल-भाव संभव
