### Writing to each other about a listing

chat-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
    { $state }
    💬 Вы пишете: <b>{ $person }</b>
    Отправляйте текст, фото и место прямо сюда — передадим и принесём ответ. Ваши номер и имя пользователя останутся скрыты.
chat-head = <b>{ $name }</b> · { $listing }
chat-says =
    <b>{ $name }</b> · { $listing }

    { $text }
chat-words = { $text }
chat-sent = ✓ Передали: <b>{ $name }</b> · { $listing }. Ответ придёт сюда.
chat-sent-already = Это сообщение уже передано
chat-entered = Пишите: сообщение получит { $name } · { $listing }
chat-left = Разговор закончен: <b>{ $name }</b> · { $listing }. Больше ничего туда не передаём.
chat-left-done = Закончено: { $name } · { $listing }. Больше ничего туда не передаём
chat-whom = Кому это? Выберите, и мы передадим.
chat-nobody =
    Это никому не ушло: { $why ->
        [not_active] объявление «{ $listing }» снято с продажи, разговор окончен.
        [blocked] разговор с { $name } о «{ $listing }» заблокирован.
       *[conflict] у собеседника ({ $name }) бот отключён.
    }
chat-only-text = Через бота передаём только текст, фото и место. Это сообщение никуда не ушло.
chat-undelivered = Не доставлено: <b>{ $name }</b> · { $listing }. Похоже, бот там отключён.
chat-refused = Не доставлено: <b>{ $name }</b> · { $listing }. Telegram не принял это сообщение: пришлите его ещё раз или иначе.
chat-own = Это ваше объявление. Когда по нему напишут, сообщение придёт сюда.
chat-blocked = Общение с этим человеком закрыто.
chat-away = Этому человеку сейчас не написать: бот у него отключён.
chat-calls-only = По этому объявлению отвечают только по телефону. Номер — в объявлении.
chat-limit = На сегодня новых разговоров достаточно. Начатые можно продолжать, новые — завтра.
chat-block-ask =
    🚫 <b>Заблокировать: { $name }?</b>

    Вы не сможете писать друг другу и звонить из объявлений. Что случилось?
chat-block-rude = Грубит
chat-block-fraud = Обманывает
chat-block-spam = Присылает спам
chat-block-other = Другое
chat-block-done = 🚫 Больше вы друг другу не напишете: <b>{ $name }</b>.
chat-report-ask = ⚠️ Что не так с объявлением «{ $listing }»?
chat-report-prohibited = Запрещённый товар
chat-report-fraud = Мошенничество
chat-report-sold = Уже продано
chat-report-category = Не та категория
chat-report-offensive = Оскорбительное
chat-report-spam = Спам
chat-report-other = Другое
chat-report-done = Спасибо, модератор посмотрит.
chat-cancelled = Хорошо, всё остаётся как было.
chat-edit-over = Правка не ушла: этот чат уже завершён.
chat-edit-held = Правка не ушла: в ней ссылка или номер карты.
chat-edit-long = Правка не ушла: слов стало слишком много. Напишите их новым сообщением.
chat-edit-late = Правка не ушла: сообщение уже не изменить. Напишите ещё раз.
chat-edit-offer = Правка не ушла: предложение цены уже отправлено. Назовите новую цену ещё раз.
chat-edit-unsent = Правка не ушла: само сообщение тоже не передано. Напишите ещё раз.
button-chat-reply = ↩️ Ответить
button-chat-block = Заблокировать
button-chat-report = Пожаловаться
button-chat-listing = Объявление
button-chat-end = Закончить
button-chat-continue = 💬 Продолжить
button-chat-whom = { $name } · { $listing }
