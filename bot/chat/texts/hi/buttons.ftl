### Buttons

button-market = 🛍 विज्ञापन
button-shop = 🤝 साथ में सस्ता
button-reports = 📊 रिपोर्ट
button-listing = विज्ञापन खोलें
button-similar = मिलते-जुलते विज्ञापन
button-category = कैटेगरी खोलें
button-promote = 🚀 विज्ञापन को आगे लाएँ
button-payment = भुगतान जाँचें
button-payment-over = भुगतान देखें
button-product = प्रोडक्ट खोलें
button-invite = निमंत्रण खोलें
button-group = ग्रुप खोलें
button-referral = दुकान खोलें
button-support = सहायता को लिखें
button-terms = शर्तें पढ़ें
button-phone = 📱 मेरा नंबर भेजें
button-cancel = रद्द करें
