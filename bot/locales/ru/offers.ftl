### Prices that a buyer and a seller offer each other

button-offer = 💰 Предложить цену
button-offer-name = 💰 Назвать цену
button-offer-less = { $price } (−{ $percent } %)
button-offer-own = ✏️ Своя цена
button-offer-accept = ✅ Согласиться
button-offer-counter = Назвать свою
button-offer-decline = Отказаться
button-offer-again = 💰 Предложить снова
offer-choose = Сколько предложите за «{ $listing }»?
offer-ask =
    Какую цену предложите? Отправьте одно число.

    Можно так: <code>250 000</code>, <code>250 тыс</code>, <code>1,5 млн</code>
offer-no-number = Не поняли цену. Отправьте одно число, например <code>250 000</code> или <code>1,5 млн</code> — или «Отмена».
offer-too-low = Слишком мало. За это можно предложить не меньше { $least }.
offer-too-high = Это дороже, чем в объявлении. Можно предложить не больше { $most }.
offer-cancelled = Хорошо, ничего не предложили.
offer-sent = ✓ Предложили <b>{ $price }</b>: <b>{ $name }</b> · { $listing }. Ответ придёт сюда, ждём сутки.
offer-sent-already = ✓ Это предложение уже у собеседника: <b>{ $price }</b>. <b>{ $name }</b> · { $listing }
offer-made =
    <b>{ $name }</b> · { $listing }

    💰 Предлагает <b>{ $price }</b>
    Цена в объявлении: { $asked }. Ответить можно в течение суток.
offer-agreed = ✅ Договорились: { $price }. Отложено до { $day }. Напишите, где и когда встретитесь.
offer-accepted =
    <b>{ $name }</b> · { $listing }

    ✅ Договорились: <b>{ $price }</b>
    Отложено до { $day }. Напишите, где и когда встретитесь.
offer-refused = Вы отказались. Можно назвать свою цену или просто написать.
offer-declined =
    <b>{ $name }</b> · { $listing }

    Не за { $price }. Можно предложить другую цену.
offer-outdated = Цена в объявлении с тех пор изменилась, это предложение больше не действует.
offer-too-late = На это предложение уже не ответить: сутки прошли.
offer-over = Это предложение уже не действует: на него ответили или есть новее.
offer-reserved = Сейчас объявление забронировано для другого покупателя. Если бронь снимут, эту цену можно будет принять, пока предложение в силе.
offer-not-active = Объявление снято с продажи, предложить цену уже нельзя.
offer-expired = <b>{ $name }</b> · { $listing }: на ваше предложение { $price } не ответили за сутки.
offer-freed = «{ $listing }» больше не отложено для вас. Объявление ещё продаётся — можно написать.
