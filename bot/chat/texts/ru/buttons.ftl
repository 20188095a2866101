### Buttons

button-market = 🛍 Объявления
button-shop = 🤝 Вместе дешевле
button-reports = 📊 Отчёты
button-listing = Открыть объявление
button-similar = Похожие объявления
button-category = Открыть категорию
button-promote = 🚀 Продвинуть объявление
button-payment = Проверить оплату
button-payment-over = Открыть платёж
button-product = Открыть товар
button-invite = Открыть приглашение
button-group = Открыть группу
button-referral = Открыть магазин
button-support = Написать в поддержку
button-terms = Читать условия
button-phone = 📱 Поделиться номером
button-cancel = Отмена
