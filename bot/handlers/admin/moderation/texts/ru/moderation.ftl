### What a moderator decided

button-fix = Исправить
notice-reason =
    <b>Причина:</b> { $reason ->
        [prohibited] такое у нас продавать нельзя
        [duplicate] такое объявление у вас уже есть
        [category] выбрана не та категория
        [photo] не подходят фотографии
        [misleading] описание или цена вводят в заблуждение
        [spam] похоже на спам
       *[other] не соответствует правилам
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Объявление опубликовано</b>

    «{ $name }» уже видят покупатели.
notice-rejected =
    ✋ <b>Объявление не прошло проверку</b>

    «{ $name }»

    { notice-reason }

    Исправьте его и отправьте снова — проверим ещё раз.
notice-revision-approved =
    ✅ <b>Изменения опубликованы</b>

    «{ $name }» теперь выглядит по-новому.
notice-revision-rejected =
    ✋ <b>Изменения не прошли проверку</b>

    «{ $name }» остаётся в продаже в прежнем виде.

    { notice-reason }
notice-removed =
    ⛔️ <b>Объявление снято с продажи</b>

    «{ $name }»

    { notice-reason }{ $isEnded ->
        [0] {""}
       *[other] {"\u000A\u000A"}Вместе с объявлением закончилось продвижение:{ promotion-kinds }{ promotion-brought }
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}🪙 За неиспользованное вернули монеты: { $coins }.
    }{ $isLost ->
        [1]
            {""}

            Остаток оплаченного продвижения сгорел: объявление снято по вине продавца.
       *[0] {""}
    }

    Если это ошибка, напишите нам: /support
