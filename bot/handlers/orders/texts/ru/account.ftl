### What people ask of their own: orders and balances

orders-list =
    📦 <b>Последние заказы</b>

    { $lines }
orders-line = № { $number } · { $total }
orders-none =
    📦 <b>Заказов пока нет</b>

    Соберите группу из пяти человек или присоединитесь к готовой: так дешевле, и доставка бесплатная.
orders-status-placed = 🕐 Ждём вашего подтверждения
orders-status-gathering = 👥 Группа собирается: { $members } из { $all }
orders-status-confirmed = ✅ Подтверждён, собираем
orders-status-packed = 📦 Собран
orders-status-shipped = 🚚 В пути
orders-status-delivered = 🎉 Доставлен
orders-status-cancelled = ✋ Отменён
orders-status-refused = ↩️ Не забрали при получении
orders-status-returned = ↩️ Возвращён
button-order-number = № { $number }
button-all-orders = Все мои заказы
balance-referral = 💰 <b>Вознаграждения: { $amount }</b> — за друзей, которых вы привели. Ими можно оплатить часть следующего заказа.
balance-no-rewards =
    💰 <b>Вознаграждений пока нет</b>

    Пригласите друга в магазин: когда он получит первый заказ, часть цены вашего следующего заказа оплатим мы.
