### Offers in any chat, for whoever types the bot's name there

inline-product-line =
    { $together } вместе · { $alone } одному
    Бесплатная доставка по Индии
inline-product =
    🤝 <b>{ $title }</b>

    <b>{ $together }</b> вместе{ $percent ->
        [0] {""}
       *[other] {" "}(−{ $percent }%)
    }, { $alone } одному
    Доставка по Индии бесплатная.
inline-nothing = 🔎 Ничего нет. Искать в приложении
button-inline = 🔎 Показать товар в любом чате
start-find = 🔎 Ищем «{ $query }» в приложении 👇
button-find = 🔎 Открыть поиск
