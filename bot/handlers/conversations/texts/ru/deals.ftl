### What is said with one press, numbers, and words that are held back

button-chat-quick-available = Ещё есть?
button-chat-quick-lowest = Уступите?
button-chat-quick-where = Где забрать?
button-chat-quick-yes = ✅ Да
button-chat-quick-reserved = 🔖 Забронировать
button-chat-quick-sold = Продано
chat-quick-available = Здравствуйте! Ещё продаётся?
chat-quick-lowest = Уступите в цене? Какая самая низкая?
chat-quick-where = Где и когда можно посмотреть?
chat-quick-yes = Да, ещё продаётся.
chat-quick-reserved = Забронировано для вас на 3 дня.
chat-quick-sold = Уже продано.
chat-quick-sent = Передали: { $name } · { $listing }
chat-quick-said = ✓ Передали: «{ $words }» <b>{ $name }</b> · { $listing }
button-chat-free = Снять бронь
chat-freed = Бронь снята: объявление снова свободно для всех.
chat-freed-other = Сейчас объявление забронировано для другого покупателя: эта бронь не снята.
reserve-give-ask = 🔖 «{ $listing }» забронировано до { $day }: <b>{ $holder }</b>. Забронировать вместо этого для другого покупателя: <b>{ $name }</b>? О снятой брони мы сообщим.
button-reserve-give = ✅ Да: { $name }
button-reserve-keep = Нет, оставить как есть
reserve-given = 🔖 Теперь «{ $listing }» забронировано: <b>{ $name }</b>.
reserve-stays = 🔖 Хорошо, всё осталось как было: «{ $listing }» не забронировано для <b>{ $name }</b>.
chat-sold-ask = Сказали: продано. Снять с продажи «{ $listing }», чтобы больше не писали?
sold-ends-promotion = ⚠️ Продвижение ещё идёт: оно закончится вместе с объявлением, и остаток не вернётся.
chat-sold-ask-promoted =
    { chat-sold-ask }

    { sold-ends-promotion }
button-chat-close = ✅ Снять: продано
button-sold-anyway = ✅ Всё равно закрыть
button-keep-selling = Оставить в продаже
chat-kept-on-sale = Хорошо, «{ $listing }» остаётся в продаже. Собеседнику уже сказано, что продано: напишите, если это не так.
chat-closed = ✅ Снято с продажи: «{ $listing }». Поздравляем!

button-chat-phone = 📞 Дать номер
button-chat-phone-give = 📞 Отправить номер
chat-phone =
    <b>{ $name }</b> · { $listing }

    📞 { $phone }
chat-phone-ask = <b>{ $name }</b> · { $listing }: этот человек увидит ваш номер <b>{ $phone }</b>. Отправить?
chat-phone-given = ✓ Номер { $phone } отправлен: <b>{ $name }</b> · { $listing }.
chat-phone-none = Сначала подтвердите свой номер: нажмите кнопку внизу. Перед отправкой спросим ещё раз.
phone-proven = ✅ Спасибо, номер подтверждён.

chat-held-link =
    ⚠️ <b>Пока не передали: здесь ссылка или имя в Telegram.</b>

    Так чаще всего обманывают: уводят из бота, просят данные карты, «оформляют доставку» на поддельном сайте. Всё можно решить прямо здесь.
chat-held-card =
    ⛔️ <b>Не передали: похоже на номер карты.</b>

    { chat-no-cards }
chat-held-card-parts =
    ⛔️ <b>Не передали: вместе с прошлыми сообщениями получается номер карты.</b>

    { chat-no-cards }
chat-no-cards = Номера карт через бота не передаём никогда: так крадут деньги. Рассчитайтесь при встрече, когда посмотрите вещь. Если это не карта, напишите иначе.
button-chat-anyway = Всё равно отправить
button-chat-drop = Не отправлять
chat-dropped = Хорошо, не отправили.
chat-beware = ⚠️ Осторожно: здесь ссылка или имя в Telegram. Не вводите там данные карты и не платите заранее.
chat-head-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }
chat-says-warned =
    <b>{ $name }</b> · { $listing }
    { $warning }

    { $text }

chat-state-reserved = 🔖 Забронировано. Может снова освободиться — писать можно.
chat-state-for-you = 🔖 Забронировано для вас до { $day }
chat-state-for-buyer = 🔖 Забронировано до { $day }: { $name }
chat-state-offer-own =
    💰 Вы предложили { $price }: { $status ->
        [open] ждём ответа
        [accepted] принято
        [lapsed] принято, но бронь уже снята
        [declined] отказ
        [expired] без ответа
       *[other] цена с тех пор изменилась
    }
chat-state-offer =
    💰 { $name } предлагает { $price }: { $status ->
        [open] ждёт вашего ответа
        [accepted] вы согласились
        [lapsed] вы согласились, но бронь уже снята
        [declined] вы отказались
        [expired] срок вышел
       *[other] цена с тех пор изменилась
    }
