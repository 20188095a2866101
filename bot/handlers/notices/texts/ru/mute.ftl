### What people hear of, kind by kind

mute-list =
    🔔 <b>Сообщения от бота</b>

    Нажатие выключает или включает. Ответы на ваши действия, коды и деньги приходят всегда. Остановить всё остальное сразу: /stop
mute-list-stopped =
    🔕 <b>Все сообщения остановлены</b>

    Приходят только ответы на ваши действия, коды и деньги. Ниже — о чём вы узнаете, когда снова их включите.
mute-kind-notjoinedorcreated = Просмотренный товар
mute-kind-notsharedlink = Ссылка на группу ещё не отправлена
mute-kind-linkcopied = По моей ссылке никто не пришёл
mute-kind-nojoins3 = Три часа никого нового
mute-kind-nojoins10 = Десять часов никого нового
mute-kind-nojoins24 = Время группы вышло
mute-kind-groupfinished = Группа собралась
mute-kind-stillselling = Актуально ли моё объявление
mute-kind-pricedrop = Избранное подешевело
mute-kind-listinggone = Избранное продано
mute-kind-savedsearch = Новое по моим поискам
mute-kind-news = Новости Bozor
button-mute-all = 🔕 Выключить всё
button-unmute-all = 🔔 Включить всё
stop-done =
    🔕 <b>Готово, теперь тихо</b>

    Пишем только в ответ на ваши действия и о кодах и деньгах. Чтобы снова узнавать обо всём, нажмите кнопку или отправьте /start.
button-stop-undo = 🔔 Снова обо всём
stop-undone = 🔔 Снова пишем. О чём именно, выбирайте здесь: /mute
