### What is told to everybody

broadcast-ask =
    ✍️ Отправьте сообщение { $key ->
        [any] для всех
        [ru] для тех, у кого русский
        [uz] для тех, у кого узбекский
        [en] для тех, у кого английский
       *[hi] для тех, у кого хинди
    }: текст или фото с подписью. Оформление сохранится.
broadcast-ask-button =
    🔗 Две строки: надпись на кнопке и куда она ведёт. Например:

    <code>Смотреть диваны
    market product_divan-17</code>

    Второй строкой подойдут и ссылка https://…, и просто market или shop.
broadcast-no-text = Нужен текст или одно фото с подписью.
broadcast-no-button = Не получилось прочитать кнопку: первая строка — надпись (до 64 знаков), вторая — ссылка, market или shop.
broadcast-too-long = Слишком длинно: до 4096 знаков, с фото до 1024.
broadcast-gone = Этой рассылки больше нет. Начать новую: /broadcast
broadcast-words-cancelled = Хорошо. Черновик рассылки на месте: /broadcast
broadcast-left = Ответа для рассылки больше не жду. Продолжить её: /broadcast
broadcast-card = 📣 <b>Рассылка</b>
broadcast-language =
    { $key ->
        [any] Для всех
        [ru] Русский
        [uz] Узбекский
        [en] Английский
       *[hi] Хинди
    }
broadcast-text-line = { broadcast-language }: { $text }
broadcast-photo = 🖼 С фото
broadcast-button = 🔗 Кнопка: { $label }
broadcast-audience =
    👥 Кому: { $languages ->
        [all] все языки
       *[other] { $languages }
    }{ $app ->
        [market] , кто открывал объявления за 90 дней
        [shop] , кто открывал магазин за 90 дней
       *[any] {""}
    }
broadcast-count = Получат: { $count }. Кто выключил новости, остановил бота или заблокирован, не получит.
button-broadcast-text =
    { $isWritten ->
        [1] 📝
       *[0] ➕
    } { $key ->
        [any] Текст для всех
       *[other] { $code }
    }
button-broadcast-app =
    { $isChosen ->
        [1] ✅
       *[0] { $app ->
            [market] 🛍
           *[shop] 🤝
        }
    } { $app ->
        [market] Из объявлений
       *[shop] Из магазина
    }
button-broadcast-unphoto = 🖼 Убрать фото
button-broadcast-untext = 🗑 Убрать этот текст
button-broadcast-link =
    { $isThere ->
        [1] 🔗 Убрать кнопку
       *[0] 🔗 Добавить кнопку
    }
button-broadcast-preview = 👀 Посмотреть, как будет
button-broadcast-drop = 🗑 Не нужно
button-broadcast-send = 📣 Отправить: { $count }
button-broadcast-edit = ← Изменить
broadcast-confirm = Так это увидят люди. Получат: <b>{ $count }</b>. Отправляем?
broadcast-nobody = Отправлять некому: выберите других людей.
broadcast-dropped = Рассылку отменили.
broadcast-changed = Рассылка изменилась с тех пор, как вы её видели. Посмотрите её ещё раз, прежде чем отправлять.
broadcast-other = Сейчас уже идёт другая рассылка. Дождитесь её конца. Посмотреть её: /broadcast
button-broadcast-second = 👀 Посмотреть
broadcast-second = 📣 <b>{ $name } хочет отправить рассылку.</b> Получат: { $count }. Проверить и отправить её должен второй человек.
broadcast-second-asked =
    { $count ->
        [0] Столько людей – только вдвоём: отправить должен второй админ, а его пока нет.
       *[other] Столько людей – только вдвоём: отправить должен второй админ. Попросили: { $count }.
    }
broadcast-over = Эта рассылка уже закончилась.
broadcast-stopped = ⏹ Остановили
broadcast-progress =
    { $status ->
        [sending] 📣 <b>Рассылка идёт</b>
        [stopped] ⏹ <b>Рассылка остановлена</b>
       *[sent] ✅ <b>Рассылка закончена</b>
    }

    Отправлено: { $sent } из { $total }
    Не дошло: { $failed }{ $status ->
        [sending] {"\u000A"}Осталось: { $left } · примерно { $minutes } мин
        [stopped] {"\u000A"}Не получат: { $left }
       *[sent] {""}
    }
broadcast-of-other = Эту рассылку начал другой админ.
button-broadcast-look = 🔄 Обновить
button-broadcast-stop = ⏹ Остановить
button-mute-news = 🔕 Больше не присылать новости
button-unmute-news = 🔔 Снова присылать новости
news-muted = Готово: новостей больше не пришлём. Вернуть их можно в любой момент: /mute
news-unmuted = Готово: снова будем присылать новости.
