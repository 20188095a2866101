### What admins do about people and switches

command-find = Find a person, listing, order or payment
command-user = Show a person's card
command-ban = Ban a person
command-unban = Lift a ban
command-flag = Switches
command-admin = Roles of admins
command-broadcast = Broadcast
admin-left = Nothing has changed.
admin-nobody = Nobody found for “{ $who }”. Use a Bozor ID, a Telegram ID, an @username or a phone number.
admin-several = “{ $who }” may be more than one person. Look them up with /find and use the Bozor ID.
admin-gone = This account no longer exists: it was deleted or merged with another one.
find-usage = Say what to look for: <code>/find words</code>. It finds people (name, @username, phone, Telegram ID, Bozor ID), listings (number, link, words), and orders and payments by number.
find-nothing = Nothing found: “{ $words }”.
find-person =
    👤 { $name }{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    } · #{ $id }
find-listing = 📦 { $name } · No. { $id } · { person-status }
find-order = 🧾 Order { $number } · { find-order-status }
find-transaction = 💳 Payment { $id } · { find-method } · 🪙 { $coins } · { find-payment-status }
find-order-status =
    { $status ->
        [placed] awaiting confirmation
        [confirmed] confirmed
        [packed] packed
        [shipped] on its way
        [delivered] delivered
        [cancelled] cancelled
        [refused] not accepted
       *[returned] returned
    }
find-payment-status =
    { $status ->
        [Created] not paid
        [Pending] in progress
        [Paid] paid
        [Cancelled] cancelled
        [Expired] expired
       *[Refunded] refunded
    }
find-method =
    { $method ->
        [payme] Payme
        [click] Click
        [uzum] Uzum
        [stars] Stars
       *[coins] coins
    }
button-find-buyer = 🧾 Buyer of order { $number }
button-find-payer = 💳 Payer of { $id }
person-status =
    { $status ->
        [pending] in review
        [active] on sale
        [rejected] rejected
        [closed] closed
        [expired] expired
       *[removed] removed
    }
person-usage = Say who to show: <code>/user id</code>, <code>/user @name</code> or <code>/user +998901234567</code>.
person-head =
    👤 <b>{ $name }</b>{ $isNamed ->
        [1] {" "}· @{ $username }
       *[0] {""}
    }
    #{ $id } · Telegram { $telegramId }
person-language =
    { $language ->
        [ru] Russian
        [uz] Uzbek
        [en] English
       *[hi] Hindi
    }
person-facts =
    Language: { person-language } · on Bozor since { $day }
    Phone: { $phone }
    Bot: { $bot ->
        [started] started
        [stopped] stopped
       *[none] never started
    }
person-listings = 📦 { person-status }: { $count }
person-figures =
    Approved: { $approved } · rejected: { $rejected } · reports: { $reports }
    Coins: { $coins } · orders: { $orders } · people invited: { $referrals }
person-closing = 🗑 Deleting their account
person-banned =
    ⛔️ Banned since { $day }{ $isTimed ->
        [1] {" "}until { $until }
       *[0] {""}
    }{ $isNoted ->
        [1] : { $reason }
       *[0] {""}
    }
button-person-phone = 📞 Show the phone
button-person-ban = ⛔️ Ban
button-person-unban = ↩️ Lift the ban
button-person-coins = 🪙 Coins
button-person-listings = 📦 Listings
ban-usage = Who to ban: <code>/ban who 30d reason</code>. The days can be left out, and so can the reason. The reason, up to 300 characters, is shown to the person.
ban-too-long = The longest ban of your role, in days: { $days }.
unban-usage = Whose ban to lift: <code>/unban who</code>.
ban-ask =
    <b>Ban { $name } (#{ $id }){ $days ->
        [0] {""}
        [one] {" "}for { $days } day
       *[other] {" "}for { $days } days
    }?</b>

    Sessions end, and listings go off sale: { $active }. { $isNoted ->
        [1] The person will see the reason: “{ $reason }”.
       *[0] No reason given.
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Coins for unused promotion: { $coins }. Return them?
    }
unban-ask = <b>Lift the ban on { $name } (#{ $id })?</b> Listings closed by the ban will go back on sale.
button-ban = ⛔️ Ban
button-ban-lost = ⛔️ Their fault: coins are lost ({ $coins })
button-ban-returned = ⛔️ Return coins ({ $coins })
button-ban-undo = ↩️ Undo
button-unban = ↩️ Lift the ban
ban-done =
    ⛔️ { $name } is banned. Listings off sale: { $listings }{ $coins ->
        [0] .
       *[other] , coins returned: { $coins }.
    }
unban-done = ↩️ { $name } is back. Listings on sale again: { $listings }.
ban-refused = You can't ban yourself or other admins.
ban-is-on = { $name }: this account is already banned.
ban-is-off = { $name }: this account isn't banned.
gift-usage = Write it like this: <code>/coins who +50 reason</code> or <code>/coins who -50 reason</code>. The reason, up to 300 characters, is shown to the person.
gift-how = Write: <code>/coins #{ $id } +50 reason</code>. To take coins away, use a minus.
gift-amount =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
gift-ask =
    <b>{ $isGiven ->
        [1] Give { gift-amount }
       *[0] Take { gift-amount }
    }: { $name } (#{ $id })?</b>

    Current balance: { $balance }. The person will see the reason: “{ $reason }”.
button-gift =
    { $isGiven ->
        [1] 🪙 Give { $amount }
       *[0] 🪙 Take { $amount }
    }
gift-done =
    🪙 { $isGiven ->
        [1] Given: { $amount }
       *[0] Taken: { $amount }
    } · { $name }. Balance: { $balance }.
gift-not-enough = { $name } doesn't have that many coins: a balance can't go below zero.
gift-refused = You can't change your own balance.
flag-list = <b>Switches</b>
flag-about =
    { $key ->
        [PAID_FEATURES_ENABLED] {"\u000A"}Paid promotion
        [DEBUG_PANEL_ENABLED] {"\u000A"}The debug panel, for admins
        [CONTACTS_PER_DAY] {"\u000A"}Contacts per person a day
        [LISTINGS_PER_DAY] {"\u000A"}Listings per person a day
        [PHOTOS_PER_HOUR] {"\u000A"}Photos per person an hour
        [ORDERS_PER_DAY] {"\u000A"}Shop orders per person a day
        [ORDERS_CLAIM] {"\u000A"}Sales claim: the shop's text
        [ORDERS_CLAIM_HI] {"\u000A"}Sales claim: the Hindi text
        [ORDERS_CLAIM_LIVE] {"\u000A"}Sales claim: counted over 7 days
       *[other] {""}
    }
flag-line =
    { $isOn ->
        [1] 🟢
       *[0] ⚪️
    } <code>{ $key }</code>{ flag-about }
flag-set = <b>Set on the server</b>
flag-value = <code>{ $key }</code> = { $value }{ flag-about }
flag-usage = Write it like this: <code>/flag NAME on</code> or <code>/flag NAME off</code>. All switches: /flag
flag-unknown = There is no switch called “{ $name }”. All switches: /flag
flag-so-already =
    <code>{ $name }</code> is { $isOn ->
        [1] already on.
       *[0] already off.
    }
flag-ask =
    <b>{ $isOn ->
        [1] Turn on
       *[0] Turn off
    } { $name }?</b> It takes effect immediately, for everyone.
button-flag =
    { $isOn ->
        [1] 🟢 Turn on
       *[0] ⚪️ Turn off
    }
button-flag-turn =
    { $isOn ->
        [1] 🟢 Turn on
       *[0] ⚪️ Turn off
    } { $name }
flag-done =
    <code>{ $name }</code>: { $isOn ->
        [1] 🟢 on.
       *[0] ⚪️ off.
    }
notice-banned =
    ⛔️ <b>Your account is blocked{ $days ->
        [0] {""}
        [one] {" "}for { $days } day
       *[other] {" "}for { $days } days
    }</b>{ $isNoted ->
        [1] {"\u000A\u000A"}{ $reason }
       *[0] {""}
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Coins returned for unused promotion: { $coins }.
    }

    If this is a mistake, write to us: /support
notice-unbanned =
    ✅ <b>Your account is unblocked</b>{ $listings ->
        [0] {""}
       *[other] {"\u000A\u000A"}Listings on sale again: { $listings }.
    }
notice-coins-adjusted =
    🪙 <b>{ $isGiven ->
        [1] You've received coins: { $coins }
       *[0] Coins deducted: { $coins }
    }</b>

    { $reason }

    Your balance: { $balance }.
