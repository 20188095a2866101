### What people ask of their own: orders and balances

orders-list =
    📦 <b>Your latest orders</b>

    { $lines }
orders-line = No. { $number } · { $total }
orders-none =
    📦 <b>No orders yet</b>

    Start a group of five or join an open one: the price is lower, and delivery is free.
orders-status-placed = 🕐 Waiting for you to confirm
orders-status-gathering = 👥 { $members } of { $all } joined the group
orders-status-confirmed = ✅ Confirmed, being packed
orders-status-packed = 📦 Packed
orders-status-shipped = 🚚 On its way
orders-status-delivered = 🎉 Delivered
orders-status-cancelled = ✋ Cancelled
orders-status-refused = ↩️ Not accepted on delivery
orders-status-returned = ↩️ Returned
button-order-number = No. { $number }
button-all-orders = All my orders
balance-referral = 💰 <b>Rewards: { $amount }</b> — for friends you've invited. Use them on your next order.
balance-no-rewards =
    💰 <b>No rewards yet</b>

    Invite a friend to the shop: once they've received their first order, your next one costs less.
