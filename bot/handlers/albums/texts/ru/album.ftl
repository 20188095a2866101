### Photos that become a draft of a listing

album-name =
    { $hasName ->
        [0] ✏️ Название допишете в форме
       *[1] <b>{ $name }</b>
    }
album-price =
    { $pricing ->
        [none] 💰 Цену допишете в форме
        [talk] 💰 Цена договорная
        [both] 💰 { $price }, можно договориться
       *[amount] 💰 { $price }
    }
album-phone =
    { $phoning ->
        [none] 📞 Телефон допишете в форме
        [profile] 📞 Телефон — из вашего профиля
       *[typed] 📞 { $phone }
    }
album-photos =
    { $photos ->
        [one] 📷 { $photos } фото
        [few] 📷 { $photos } фото
       *[other] 📷 { $photos } фото
    }
album-left-out =
    { $notPhoto ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Не взяли, это не фото JPEG, PNG или WebP: { $notPhoto }
    }{ $tooLarge ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Не взяли, больше 10 МБ или слишком много пикселей: { $tooLarge }. Пришлите как обычное фото, не файлом
    }{ $tooMany ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Лишние, в объявлении до 10 фото: { $tooMany }
    }{ $overLimit ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Не взяли, на этот час фото достаточно: { $overLimit }. Добавьте их через час
    }{ $unreachable ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Telegram не отдал: { $unreachable }. Пришлите ещё раз
    }
album-facts =
    { album-name }
    { album-price }
    { album-phone }
    { album-photos }
album-ready =
    📝 <b>Черновик объявления готов</b>

    { album-facts }{ album-left-out }

    Проверьте, выберите категорию и место — и публикуйте.
album-shelved =
    📝 <b>У вас уже есть черновик</b>

    Из этих фото можно сделать новый:
    { album-facts }{ album-left-out }

    Что оставить черновиком? Второй никуда не денется.
album-failed =
    😕 <b>Объявление из этого не сделать</b>{ album-left-out }

    Пришлите от 1 до 10 фото с подписью: название, описание, цена и телефон.
album-gave-up = Простите, с этими фото мы не справились. Пришлите их ещё раз чуть позже.
album-refused = Извините, из этих фото и слов под ними объявление не выходит. Создайте его в форме — там видно, что не так.
album-edit-late = Объявление из этих фото уже не черновик. Исправьте его в «Мои объявления».
album-edit-photo = Фото в черновике прежнее. Новое пришлите отдельным сообщением.
album-begun = 📝 Хорошо, делаем черновик объявления…
album-begun-already = Черновик из этих фото уже делаем
album-used =
    📝 <b>Черновик — из этих фото</b>

    Проверьте, выберите категорию и место — и публикуйте.{ $hasOld ->
        [0] {""}
       *[1] {" "}Прежний черновик отложен, его можно вернуть.
    }
album-returned =
    ↩️ <b>Прежний черновик вернулся</b>

    Новый, из этих фото, отложен: его можно снова сделать черновиком.
album-outdated = Это уже не поменять: пришлите фото ещё раз
button-album-new = 📝 Новое объявление
button-album-open = 📝 Открыть и опубликовать
button-album-use = 📝 Взять новый, из фото
button-album-old = Продолжить прежний
button-album-back = ↩️ Вернуть прежний
