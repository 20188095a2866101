### Moderation in the chat

moderate-head =
    { $kind ->
        [new] 🆕 <b>Новое объявление</b>
        [revision] ✏️ <b>Изменение объявления</b>
       *[other] 🚩 <b>Жалобы на объявление</b>
    }
    Ждёт { $unit ->
        [minutes] { $amount } мин
        [hours] { $amount } ч
       *[other] { $amount } дн
    } · в очереди { $total }
moderate-flag-raised = 🔺 Много жалоб
moderate-flag-banned = ⛔️ Продавец заблокирован, одобрить нельзя
moderate-flag-often = ⚠️ Частые отказы
moderate-claimed = 👀 Смотрит { $name }
moderate-name =
    <b>{ $name }</b>
    { $price }
moderate-description = <blockquote expandable>{ $description }</blockquote>
moderate-category = Категория: { $category }
moderate-state =
    Состояние: { $state ->
        [New] новое
       *[other] б/у
    }
moderate-parameter = { $name }: { $value }
moderate-yes-no =
    { $is ->
        [true] да
       *[other] нет
    }
moderate-place = Место: { $place }
moderate-phones = Телефоны: { $phones }
moderate-changes = <b>Что изменится</b>
moderate-change =
    { $field ->
        [name] Название
        [category] Категория
       *[other] Описание
    }:
    <s>{ $before }</s>
    → { $after }
moderate-change-photos = Фото: добавлено { $added }, убрано { $removed }
moderate-photos-after = Фото после изменения
moderate-photos-gone = Эти фото уйдут
moderate-no-photos = 🖼 Telegram не показал фото. Их видно в приложении.
moderate-reports =
    <b>🚩 { $count ->
        [one] Пожаловался { $count } человек
        [few] Пожаловались { $count } человека
       *[many] Пожаловались { $count } человек
    }</b>
moderate-report =
    • { $reason }{ $isNoted ->
        [1] : «{ $note }»
       *[0] {""}
    }
moderate-reports-more = и ещё { $count }
moderate-seller =
    <b>Продавец:</b> { $name }
    На Bozor с { $day } · одобрено { $approved }, отказов { $rejected }
moderate-last-refusal =
    Прошлый отказ: { $reason }{ $isNoted ->
        [1] : «{ $note }»
       *[0] {""}
    }
moderate-unused = Не израсходовано на продвижение: { coins-count }
moderate-reason =
    { $reason ->
        [prohibited] Запрещённый товар
        [duplicate] Повтор
        [category] Не та категория
        [photo] Неподходящие фото
        [misleading] Вводит в заблуждение
        [spam] Спам
       *[other] Другая причина
    }
moderate-ask-reason = <b>Почему?</b> Продавец увидит причину.
moderate-ask-fault = <b>По вине продавца?</b> Объявление продвигается за деньги.
moderate-ask-note = <b>Добавите пару слов продавцу?</b> Напишите их сообщением, до 500 знаков, или отправьте так.
moderate-note-words = Напишите словами: продавец прочтёт только текст.
moderate-note-long = Слишком длинно: до 500 знаков. Напишите короче.
moderate-button-approve =
    { $kind ->
        [new] ✅ Одобрить
        [revision] ✅ Принять
       *[other] ✅ Оставить
    }
moderate-button-reject =
    { $kind ->
        [report] ⛔️ Снять с продажи
       *[other] ✋ Отклонить
    }
moderate-button-open = Открыть в приложении
moderate-button-skip = ⏭ Пропустить
moderate-button-stop = ⏹ Закончить
moderate-button-back = ← Назад
moderate-button-fault =
    { $isFault ->
        [1] По вине продавца: монеты сгорят
       *[0] Вернуть монеты: { $coins }
    }
moderate-button-send = Отправить без слов
moderate-button-again = Показать отложенные
moderate-button-undo = ↩️ Отменить
moderate-approved =
    ✅ { $kind ->
        [new] Одобрено
        [revision] Изменение принято
       *[other] Оставлено, жалобы закрыты
    }: «{ $name }»
moderate-rejected =
    { $kind ->
        [report] ⛔️ Снято с продажи
        [revision] ✋ Изменение отклонено
       *[other] ✋ Отклонено
    }: «{ $name }»
    { $reason }{ $isNoted ->
        [1] {". "}💬 { $note }
       *[0] {""}
    }
moderate-skipped =
    { $why ->
        [decided] Здесь уже нечего решать: решил другой модератор или продавец снял объявление.
        [changed] Объявление изменилось или пришли жалобы. Вот как сейчас:
        [banned] Продавец заблокирован, одобрить нельзя.
       *[other] Такого объявления больше нет.
    }
moderate-empty = ✨ Очередь пуста: всё проверено.
moderate-rest =
    Больше показать нечего. { $isPutOff ->
        [1] В очереди { $total }: вы их отложили или их смотрят другие.
       *[0] В очереди { $total }: их смотрят другие модераторы.
    }
moderate-stopped = Закончили. Продолжить: /moderate
moderate-undone = ↩️ Отменено: снова в очереди, продавец узнает.
moderate-undo-late = Отменить уже нельзя: с тех пор что-то изменилось.
notice-reconsidered =
    ↩️ <b>Объявление проверяем ещё раз</b>

    «{ $name }»: прошлый отказ отменён. Исправлять ничего не нужно, скоро напишем.
note-cancelled = Хорошо, решение не принято: объявление ждёт дальше.
note-left = Слов для продавца больше не жду: решение не принято, объявление ждёт дальше.
