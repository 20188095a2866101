### Роли админов

person-role = 🛡 { role-name }
button-person-role = 🛡 Дать роль
button-person-other-role = 🛡 Сменить роль
button-role-give = 🛡 Дать роль: { role-name }
button-role-take = Забрать роль
role-name =
    { $role ->
        [owner] Владелец
        [manager] Менеджер
        [moderator] Модератор
        [support] Поддержка
        [analyst] Аналитик
        [courier] Курьер
       *[none] Без роли
    }
role-about =
    { $role ->
        [owner] всё, в том числе роли и настройки
        [manager] магазин, заказы и рассылки, деньги в пределах лимита
        [moderator] очередь модерации, блокировки до 30 дней
        [support] заказы и люди, без денег
        [analyst] отчёты и цифры, без людей
       *[courier] заказы, отданные ему на доставку
    }
role-line = <b>{ role-name }</b>: { role-about }
role-which = Какую роль дать: <b>{ $name }</b>?
role-list = <b>Людей с ролью: { $count }</b>
role-usage = Дать роль: <code>/admin moderator кто</code> (owner, manager, moderator, support, analyst или courier). Выбрать из списка: <code>/admin add кто</code>. Забрать: <code>/admin remove кто</code>.
role-ask-give = <b>Дать роль «{ role-name }»: { $name } (#{ $id })?</b> В неё входит: { role-about }.
role-ask-take = <b>Забрать роль: { $name } (#{ $id })?</b>
role-given = 🛡 { $name }: { role-name }.
role-taken = { $name }: роли больше нет.
role-refused = Так нельзя: свою роль, роль последнего владельца и владельцев из настроек не меняют.
role-so-already =
    { $name }: { $role ->
        [none] роли и так нет.
       *[other] эта роль уже есть.
    }
role-banned = Аккаунт заблокирован: сначала разблокируйте.
right-refused = Ваша роль этого не позволяет.
right-limit = С вашей ролью монет за раз – не больше { $coins }.
notice-role-given =
    🛡 <b>Ваша роль в Bozor: { role-name }</b>

    В неё входит: { role-about }. Ваши команды – в меню.
notice-role-taken = У вас больше нет роли в Bozor.
