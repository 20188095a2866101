### Buttons

button-market = 🛍 Eʼlonlar
button-shop = 🤝 Birga arzonroq
button-reports = 📊 Hisobotlar
button-listing = Eʼlonni ochish
button-similar = Oʻxshash eʼlonlar
button-category = Turkumni ochish
button-promote = 🚀 Eʼlonni koʻtarish
button-payment = Toʻlovni tekshirish
button-payment-over = Toʻlovni ochish
button-product = Mahsulotni ochish
button-invite = Taklifni ochish
button-group = Guruhni ochish
button-referral = Doʻkonni ochish
button-support = Yordam xizmatiga yozish
button-terms = Shartlarni oʻqish
button-phone = 📱 Raqamni yuborish
button-cancel = Bekor qilish
