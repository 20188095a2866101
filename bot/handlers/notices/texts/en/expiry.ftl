### A listing's time runs out

button-renew = 🔄 Renew for 30 days
button-reopen = 🔄 Put back on sale
notice-expiring =
    ⏳ <b>Your listing runs out soon</b>

    Buyers see “{ $name }” until { $day }. If the offer still stands, renew it: that's free.
notice-expired =
    ⌛️ <b>Your listing has run out</b>

    Buyers no longer see “{ $name }”. If the offer still stands, put it back on sale: that's free.
