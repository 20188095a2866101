### Pages and pictures of the web

page-shop = Bozor – вместе дешевле
page-shop-about = Пять человек покупают вместе, и каждый платит групповую цену. Бесплатная доставка по Индии, оплата при получении.
page-products = Все товары по групповым ценам – Bozor
page-shop-search = Поиск – Bozor
page-terms = Условия – Bozor
page-about = О Bozor
page-missing = Здесь ничего нет – Bozor
page-market = Bozor – объявления Узбекистана
page-market-about = Покупайте и продавайте рядом: машины, жильё, телефоны, одежда и многое другое. Бесплатно и прямо в Telegram.
page-market-search = Поиск объявлений – Bozor
page-category = { $name } – объявления на Bozor
page-category-about = { $name }: объявления со всего Узбекистана с ценами и фото.
page-product = { $title } – { $price } с друзьями
page-product-about = { $price } с друзьями вместо { $regular } в одиночку. Бесплатная доставка, оплата при получении.
page-shop-category = { $name } по групповым ценам – Bozor
page-shop-category-about = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[other] { $count } товаров
} по групповым ценам от { $price }. Бесплатная доставка, оплата при получении.
page-invitation = Осталось мест: { $left } из { $places }. Присоединяйтесь: { $title }
page-invitation-full = В группе нет мест, начните свою: { $title }
page-invitation-ended = Группа завершена, начните свою: { $title }
page-invitation-from = { $name } зовёт вас купить вместе.
page-listing = { $name } – { $price }, { $place }
page-listing-over = { $name } – уже не продаётся
page-listing-about = { $price }, { $place }.
page-open = Открыть в Telegram
picture-tagline = Вместе дешевле
picture-together = С друзьями
picture-delivery = Бесплатная доставка · Оплата при получении
picture-places = Осталось мест: { $left } из { $places }
picture-full = В группе нет мест
picture-market = Объявления Узбекистана
picture-shop-promise = Вместе дешевле
picture-shop-more = Пять человек, одна групповая цена. Бесплатная доставка по Индии.
picture-market-promise = Покупайте и продавайте рядом
picture-market-more = Объявления Узбекистана прямо в Telegram.
picture-promotion = Пусть ваше объявление заметят
building-classifieds = Объявления собираются
building-storefront = Магазин собирается
building-reports = Отчёты собираются
building-soon = Это займёт несколько секунд. Страница откроется сама.
