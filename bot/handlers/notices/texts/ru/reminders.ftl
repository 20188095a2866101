### Reminders and cards of groups

button-invite-friends = 📣 Позвать друзей
button-mute-reminder = 🔕 Не напоминать об этом
button-unmute-reminder = 🔔 Вернуть напоминания
reminder-muted = Готово: таких сообщений больше не будет. Вернуть их можно в любой момент в вашем аккаунте.
reminder-unmuted = Готово: снова будем напоминать.
group-invite-text = Давайте купим вместе: { $title } за { $together } вместо { $alone }
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>Ещё думаете?</b>

    { $title }
    { price-together }

    { $places ->
        [0] Начните группу: { $friends ->
            [1] ещё один друг
            [one] ещё { $friends } друг
            [few] ещё { $friends } друга
           *[other] ещё { $friends } друзей
        }, и каждый заплатит групповую цену.
       *[other] Группа уже собирается, присоединяйтесь: { group-still-open }
    }
reminder-not-shared =
    📣 <b>Друзья ещё не знают о вашей группе</b>

    { $title }
    { group-still-open }

    Отправьте им ссылку: без них группа не соберётся.
reminder-link-copied =
    🔗 <b>По вашей ссылке пока никто не пришёл</b>

    { $title }
    { group-still-open }

    Отправьте её ещё одному другу или в другой чат.
reminder-no-joins-3 =
    👥 <b>Три часа никого нового</b>

    { $title }
    { group-still-open }

    Часто достаточно написать ещё двум-трём друзьям.
reminder-no-joins-10 =
    ⏰ <b>Ваша группа ждёт последних участников</b>

    { $title }
    { group-still-open }

    Если она не соберётся вовремя, заказ отменится, и никто ничего не заплатит. Позовите ещё нескольких друзей.
reminder-group-over =
    ⌛️ <b>Группа не успела собраться</b>

    { $title }

    Заказ отменён, платить ничего не нужно.{ order-balance }

    Начните снова с теми же людьми: группу того, кто начнёт первым, остальные увидят на странице товара. И позовите ещё нескольких друзей.
group-card =
    👥 <b>Ваша группа: { $taken } из { $seats }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] меньше часа
        [one] меньше { $hours }{"\u00A0"}часа
        [few] меньше { $hours }{"\u00A0"}часов
       *[other] меньше { $hours }{"\u00A0"}часов
    }
group-card-complete =
    🎉 <b>Ваша группа собралась!</b>

    { $title }

    { $circles } { $names }
    { $isPaid ->
        [1] При получении платить ничего не нужно.
       *[0] Вы платите { $total } при получении, доставка бесплатна.
    }
group-card-complete-ask =
    { group-card-complete }

    Подтвердите заказ, и мы его соберём.
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>Группа не успела собраться</b>

    { $title }

    { $circles } { $names }
    Платить ничего не нужно.{ order-balance }

    Начните снова с теми же людьми: группу того, кто начнёт первым, остальные увидят на странице товара.
group-order-over =
    ✋ <b>Ваш заказ в этой группе закрыт</b>

    { $title }

    Платить ничего не нужно.
group-card-left =
    👋 <b>Вы вышли из этой группы</b>

    { $title }

    Платить ничего не нужно.
