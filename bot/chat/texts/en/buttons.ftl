### Buttons

button-market = 🛍 Classifieds
button-shop = 🤝 Cheaper together
button-reports = 📊 Reports
button-listing = Open the listing
button-similar = Similar listings
button-category = Open the category
button-promote = 🚀 Promote a listing
button-payment = Check the payment
button-payment-over = See the payment
button-product = Open the product
button-invite = Open the invitation
button-group = Open the group
button-referral = Open the shop
button-support = Contact support
button-terms = Read the terms
button-phone = 📱 Share my number
button-cancel = Cancel
