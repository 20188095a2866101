### What admins do about people and switches

command-find = Find a person, listing, order or payment
command-user = A person’s card
command-ban = Ban a person
command-unban = Lift a ban
command-flag = Switches
command-admin = Add or remove an admin
command-broadcast = Broadcast
admin-left = Left as it was.
admin-nobody = Nobody found by “{ $who }”. Use our number, a Telegram id, an @username or a phone.
admin-several = “{ $who }” may be more than one person. Look with /find and use our number.
admin-gone = This person is gone: the account was deleted or joined to another one.
find-usage = Say what to look for: <code>/find words</code>. It finds people (name, @username, phone, Telegram id, our number), listings (number, link, words), and orders and payments by number.
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
        [placed] awaits confirmation
        [confirmed] confirmed
        [packed] packed
        [shipped] on its way
        [delivered] delivered
        [cancelled] cancelled
        [refused] not taken at the door
       *[returned] returned
    }
find-payment-status =
    { $status ->
        [Created] not paid
        [Pending] being paid
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
        [rejected] refused
        [closed] closed
        [expired] expired
       *[removed] removed
    }
person-usage = Say whom to show: <code>/user id</code>, <code>/user @name</code> or <code>/user +998901234567</code>.
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
    Approved: { $approved } · refused: { $rejected } · complaints: { $reports }
    Coins: { $coins } · orders: { $orders } · people brought: { $referrals }
person-admin = 🛡 Admin
person-closing = 🗑 Deleting the account
person-banned =
    ⛔️ Banned since { $day }{ $isNoted ->
        [1] : { $reason }
       *[0] {""}
    }
button-person-phone = 📞 Show the phone
button-person-ban = ⛔️ Ban
button-person-unban = ↩️ Lift the ban
button-person-coins = 🪙 Coins
button-person-admin = 🛡 Make an admin
button-person-no-admin = Remove from admins
button-person-listings = 📦 Listings
ban-usage = Whom to ban: <code>/ban who reason</code>. The reason, up to 300 characters, is shown to the person; it may be left out.
unban-usage = Whose ban to lift: <code>/unban who</code>.
ban-ask =
    <b>Ban { $name } (#{ $id })?</b>

    Sessions end, listings leave the market: { $active }. { $isNoted ->
        [1] The person sees the reason: “{ $reason }”.
       *[0] No reason given.
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Coins of promotion that is unused: { $coins }. Give them back?
    }
unban-ask = <b>Lift the ban of { $name } (#{ $id })?</b> Listings that the ban closed go on sale again.
button-ban = ⛔️ Ban
button-ban-lost = ⛔️ Their fault: coins are lost ({ $coins })
button-ban-returned = ⛔️ Give coins back ({ $coins })
button-ban-undo = ↩️ Undo
button-unban = ↩️ Lift the ban
ban-done =
    ⛔️ { $name } is banned. Listings that left: { $listings }{ $coins ->
        [0] .
       *[other] , coins given back: { $coins }.
    }
unban-done = ↩️ { $name } is back. Listings on sale again: { $listings }.
ban-refused = That can’t be done: nobody bans themselves or other admins.
ban-is-on = { $name }: the account is banned already.
ban-is-off = { $name }: the account isn’t banned.
gift-usage = Write it so: <code>/coins who +50 reason</code> or <code>/coins who -50 reason</code>. The reason, up to 300 characters, is shown to the person.
gift-how = Write: <code>/coins #{ $id } +50 reason</code>. To take coins, use a minus.
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

    The balance now: { $balance }. The person sees the reason: “{ $reason }”.
button-gift =
    { $isGiven ->
        [1] 🪙 Give { $amount }
       *[0] 🪙 Take { $amount }
    }
gift-done =
    🪙 { $isGiven ->
        [1] Given: { $amount }
       *[0] Taken: { $amount }
    } · { $name }. The balance: { $balance }.
gift-not-enough = { $name } doesn’t have so many coins: a balance never falls below zero.
gift-refused = Nobody gives coins to themselves or takes them.
role-list = <b>Admins: { $count }</b>
role-usage = Write it so: <code>/admin add who</code> or <code>/admin remove who</code>.
role-ask-add = <b>Make { $name } (#{ $id }) an admin?</b> Admins see phones and reports and decide about listings, money and people.
role-ask-remove = <b>Remove { $name } (#{ $id }) from the admins?</b>
button-role-add = 🛡 Make an admin
button-role-remove = Remove from admins
role-added = 🛡 { $name } is an admin now.
role-removed = { $name } is no admin any more.
role-refused = That can’t be done: oneself, the last admin and those named in the settings stay.
role-so-already =
    { $name }: { $isAdmin ->
        [1] an admin already.
       *[0] no admin as it is.
    }
role-banned = The account is banned: lift the ban first.
flag-list = <b>Switches</b>
flag-about =
    { $key ->
        [PAID_FEATURES_ENABLED] {"\u000A"}Paid promotion
        [DEBUG_PANEL_ENABLED] {"\u000A"}The debug panel, for admins
        [CONTACTS_PER_DAY] {"\u000A"}Contacts a day of one person
        [LISTINGS_PER_DAY] {"\u000A"}Listings a day of one person
        [PHOTOS_PER_HOUR] {"\u000A"}Photos an hour of one person
        [ORDERS_PER_DAY] {"\u000A"}Orders of the shop a day of one person
        [ORDERS_CLAIM] {"\u000A"}How much is sold: the shop’s words
        [ORDERS_CLAIM_HI] {"\u000A"}How much is sold: the words in Hindi
        [ORDERS_CLAIM_LIVE] {"\u000A"}How much is sold: counted for 7 days
       *[other] {""}
    }
flag-line =
    { $isOn ->
        [1] 🟢
       *[0] ⚪️
    } <code>{ $key }</code>{ flag-about }
flag-set = <b>Set at the server</b>
flag-value = <code>{ $key }</code> = { $value }{ flag-about }
flag-usage = Write it so: <code>/flag NAME on</code> or <code>/flag NAME off</code>. All of them: /flag
flag-unknown = There is no switch “{ $name }”. All of them: /flag
flag-so-already =
    <code>{ $name }</code> is { $isOn ->
        [1] on already.
       *[0] off already.
    }
flag-ask =
    <b>{ $isOn ->
        [1] Turn on
       *[0] Turn off
    } { $name }?</b> It takes effect at once, for everybody.
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
    ⛔️ <b>Your profile is blocked</b>{ $isNoted ->
        [1] {"\u000A\u000A"}{ $reason }
       *[0] {""}
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}Coins given back for unused promotion: { $coins }.
    }

    If this is a mistake, write to us: /support
notice-unbanned =
    ✅ <b>Your profile is open again</b>{ $listings ->
        [0] {""}
       *[other] {"\u000A\u000A"}Listings on sale again: { $listings }.
    }
notice-coins-adjusted =
    🪙 <b>{ $isGiven ->
        [1] You have been given coins: { $coins }
       *[0] Coins taken: { $coins }
    }</b>

    { $reason }

    Your balance: { $balance }.
notice-admin-added =
    🛡 <b>You are an admin of Bozor now</b>

    The admins’ commands are in the menu. How the market goes: /stats
notice-admin-removed = You are no admin of Bozor any more.
