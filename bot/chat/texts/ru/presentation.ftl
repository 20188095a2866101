### How the bot presents itself

bot-name = Bozor
bot-about = Рынок прямо в Telegram: объявления по Узбекистану и совместные покупки в Индии.
bot-description =
    Bozor — рынок прямо в Telegram.

    🛍 Объявления: покупайте и продавайте что угодно рядом с вами, по всему Узбекистану.
    🤝 Вместе дешевле: впятером — по групповой цене, с бесплатной доставкой по Индии.

    Нажмите «Запустить», чтобы войти.
command-start = Открыть Bozor
command-balance = Мои монеты и вознаграждения
command-coins = Купить монеты
command-orders = Мои заказы
command-mute = О чём бот мне пишет
command-stop = Остановить все уведомления
command-privacy = Мои данные и аккаунт
command-language = Язык
command-help = Что умеет бот
command-support = Поддержка
command-terms = Условия
command-paysupport = Вопросы об оплате
command-refund = Вернуть оплату
menu-market = Маркет
menu-shop = Магазин
