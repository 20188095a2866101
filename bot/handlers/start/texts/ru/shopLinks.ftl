### Links into the shop

price-together = 👥 <b>{ $together }</b> вместе · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] осталось { $places } место
        [few] осталось { $places } места
       *[other] осталось { $places } мест
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] меньше минуты
           *[other] { $minutes }{"\u00A0"}мин
        }
       *[other] { $hours }{"\u00A0"}ч{"\u00A0"}{ $minutes }{"\u00A0"}мин
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 Доставка бесплатно, оплата при получении{ $places ->
        [0] {""}
       *[other]
            {""}

            Группа уже собирается:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    Этот товар больше не продаётся, или ссылка скопирована не целиком.

    Посмотрите, что покупают вместе сейчас 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } зовёт вас купить вместе</b>
       *[0] <b>Вас зовут купить вместе</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Каждый заказывает себе и платит при получении. Если группа не соберётся, никто ничего не платит.
invite-unknown =
    Такой группы нет: возможно, ссылка скопирована не целиком. Попросите друга прислать её ещё раз.

    А вот что покупают вместе сейчас 👇
group-own-card =
    👥 <b>Ваша группа: { seats-left }</b>

    { $title }
    { $isPaid ->
        [1] При получении платить ничего не нужно.
       *[0] Вы платите { $total } при получении.
    }

    ⏳ Ещё { time-left }. Поделитесь ссылкой: с друзьями группа соберётся.
group-full-card =
    🙌 <b>В этой группе уже нет мест</b>

    { $title }
    { price-together }

    Соберите свою: кто начинает группу, платит на 5% меньше.
group-over-card =
    ⌛️ <b>Время этой группы вышло</b>

    { $title }
    { price-together }

    Начните новую: кто начинает группу, платит на 5% меньше.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] Здесь скоро появятся товары.
        [one] { $count } товар, вместе от { $from }.
        [few] { $count } товара, вместе от { $from }.
       *[other] { $count } товаров, вместе от { $from }.
    }
button-start-group = Начать свою группу
