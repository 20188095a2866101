### What people ask of their own: orders and balances

orders-list =
    📦 <b>Your latest orders</b>

    { $lines }
orders-line = No. { $number } · { $total }
orders-none =
    📦 <b>No orders yet</b>

    Gather a group of five or join one that is forming: the price is lower, and delivery is free.
orders-status-placed = 🕐 We wait for your confirmation
orders-status-gathering = 👥 The group is gathering: { $members } of { $all }
orders-status-confirmed = ✅ Confirmed, we pack it
orders-status-packed = 📦 Packed
orders-status-shipped = 🚚 On its way
orders-status-delivered = 🎉 Delivered
orders-status-cancelled = ✋ Cancelled
orders-status-refused = ↩️ Not taken at the door
orders-status-returned = ↩️ Returned
button-order-number = No. { $number }
button-all-orders = All my orders
balance-referral = 💰 <b>Rewards: { $amount }</b> — for friends you have brought. They lower the price of your next order.
balance-no-rewards =
    💰 <b>No rewards yet</b>

    Invite a friend to the shop: once they have received their first order, your next one costs you less.
