### The market in figures, for admins

stats =
    📊 <b>Сегодня · вчера · { $days } { $days ->
        [one] день
        [few] дня
       *[other] дней
    }</b>

    Новые люди: { $people }
    Открывали приложения: { $active }
    Новые объявления: { $listings }
    Одобрено: { $approved }
    Отказов: { $rejected }
    Контакты: { $contacts }

    Оплачено, сум: { $sum }
    Звёзды: { $stars }
    Монеты за продвижение: { $coins }

    Заказы магазина: { $orders }
    Новые группы: { $groups }
    Собранные группы: { $completedGroups }

    <b>Сейчас</b>
    На модерации: { $waiting }{ $waiting ->
        [0] {""}
       *[other] , самое старое ждёт { $unit ->
            [minutes] { $amount } мин
            [hours] { $amount } ч
           *[other] { $amount } дн
        }
    }
    Сообщений ждёт отправки: { $unsent }
    Не отправлено сегодня: { $failed }{ $why }{ $others ->
        [0] {""}
       *[other] {"\u000A"} · { $others } × другие причины
    }
    Сегодня ушло без своего фото: { $photos }
stats-usage =
    /stats – сегодня, вчера и 7 дней
    /stats 30 – 30 дней вместо 7, не больше 366
report-head =
    📊 <b>{ report-section }</b>
    { $isDay ->
        [1] { $from }
       *[0] { $from } – { $to }
    }
report-section =
    { $section ->
        [all] Весь отчёт
        [purchases] Покупки
        [joins] Присоединения
        [notifications] Уведомления
        [opens] Открытия
        [users] Пользователи
        [shares] Шеринг
       *[other] Поиск
    }
report-more = и ещё { $count }, они в файле
report-nothing = За это время ничего не было.
report-usage =
    Отчёт в цифрах и файлом:

    /report – за сегодня
    /report 7d – за 7 дней
    /report 01.11.2026 15.11.2026 – за эти дни, не больше 366
digest =
    ☀️ <b>Вчера, { $day }</b>
    В скобках – разница с днём раньше.

    Новые люди: { $people }
    Открывали приложения: { $active }
    Новые объявления: { $listings }
    Одобрено: { $approved }
    Отказов: { $rejected }
    Контакты: { $contacts }

    Оплачено, сум: { $sum }
    Звёзды: { $stars }
    Монеты за продвижение: { $coins }

    Заказы магазина: { $orders }
    Новые группы: { $groups }
    Собранные группы: { $completedGroups }

    { $waiting ->
        [0] ✅ Очередь модерации пуста.
       *[other] 🕐 На модерации: { $waiting }, самое старое ждёт { $hours } ч. /moderate
    }{ $isFine ->
        [1] {"\u000A"}✅ Платежи, сообщения и книги монет в порядке.
       *[0] {"\u000A\u000A"}<b>Посмотрите:</b>{ $failedPayments ->
            [0] {""}
           *[other] {"\u000A"}• неудачных платежей: { $failedPayments }
        }{ $surpluses ->
            [0] {""}
           *[other] {"\u000A"}• лишние деньги, не разобрано: { $surpluses }
        }{ $stuckRefunds ->
            [0] {""}
           *[other] {"\u000A"}• не возвращаются звёзды: { $stuckRefunds }
        }{ $failedSends ->
            [0] {""}
           *[other] {"\u000A"}• не отправлено сообщений: { $failedSends }{ $why }{ $others ->
                [0] {""}
               *[other] {"\u000A"}   { $others } × другие причины
            }
        }{ $ledger ->
            [good] {""}
            [faults] {"\u000A"}• в книгах монет ошибки, они в журнале
            [failed] {"\u000A"}• ночная проверка книг монет не прошла
           *[none] {"\u000A"}• ночной проверки книг монет ещё не было
        }
    }
mute-kind-digest = Сводка за вчера по утрам
button-mute-digest = 🔕 Не присылать сводку
