### A listing's time runs out

button-renew = 🔄 Renew for 30 days
button-reopen = 🔄 Put back on sale
notice-expiring =
    ⏳ <b>Your listing expires soon</b>

    Buyers can see “{ $name }” until { $day }. If it's still for sale, renew it for free.
notice-expired =
    ⌛️ <b>Your listing has expired</b>

    Buyers can't see “{ $name }” any more. If it's still for sale, put it back on sale for free.
