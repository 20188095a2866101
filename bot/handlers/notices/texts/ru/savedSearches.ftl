### Saved searches

saved-found =
    🔔 <b>{ $count ->
        [one] { $count } новое объявление
        [few] { $count } новых объявления
       *[other] { $count } новых объявлений
    }</b>
    🔎 { $name }

    { $lines }
saved-found-daily =
    🔔 <b>За сутки по вашим поискам: { $count ->
        [one] { $count } новое объявление
        [few] { $count } новых объявления
       *[other] { $count } новых объявлений
    }</b>

    { $lines }
saved-words = «{ $words }»
saved-no = нет
saved-price-from = от { $from }
saved-price-to = до { $to }
saved-price-between = { $from } – { $to }
saved-state-new = новое
saved-state-used = б/у
saved-photos = с фото
saved-title-only = только в названии
saved-muted = Готово: по этому поиску больше не пишем. Он остался в вашем профиле.
saved-unmuted = Готово: снова пишем, когда появится новое.
saved-gone = Этого поиска уже нет: вы его удалили.
button-numbered = { $number }
button-show-found = 🔎 Показать все ({ $count })
button-narrow-search = ✏️ Уточнить
button-mute-search = 🔕 Не писать
button-mute-searches = 🔕 Не писать о новом по поискам
button-unmute-search = 🔔 Снова писать
button-open-search = 🔎 { $name } (+{ $count })
button-own-searches = ⚙️ Мои поиски
