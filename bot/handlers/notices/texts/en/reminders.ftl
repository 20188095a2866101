### Reminders and cards of groups

button-invite-friends = 📣 Invite friends
button-mute-reminder = 🔕 Stop these reminders
button-unmute-reminder = 🔔 Undo: remind me again
reminder-muted = Done: no more messages of this kind. You can turn them back on any time in your account.
reminder-unmuted = Done: we'll remind you again.
group-invite-text = Let's buy this together: { $title } for { $together } instead of { $alone }
group-still-open = <b>{ seats-left }</b> · ⏳ { time-left }
reminder-not-joined =
    👀 <b>Still thinking about it?</b>

    { $title }
    { price-together }

    { $places ->
        [0] Start a group with { $friends ->
            [1] one more friend
           *[other] { $friends } more friends
        }, and each of you pays the group price.
       *[other] There is an open group you can join: { group-still-open }
    }
reminder-not-shared =
    📣 <b>Your friends don't know about your group yet</b>

    { $title }
    { group-still-open }

    Send them the link: that's how the group fills up.
reminder-link-copied =
    🔗 <b>Nobody has joined from your link yet</b>

    { $title }
    { group-still-open }

    Send it to another friend or chat.
reminder-no-joins-3 =
    👥 <b>Nobody new for three hours</b>

    { $title }
    { group-still-open }

    A message to two or three friends is often enough.
reminder-no-joins-10 =
    ⏰ <b>Your group is waiting for its last members</b>

    { $title }
    { group-still-open }

    If it doesn't fill up in time, your order is cancelled and nobody pays. Invite a few more friends.
reminder-group-over =
    ⌛️ <b>The group didn't fill up in time</b>

    { $title }

    Your order is cancelled and there is nothing to pay.{ order-balance }

    Start again with the same people: once one of you starts a group, the others will find it on the product page. And invite a few more friends.
group-card =
    👥 <b>Your group: { $taken } of { $seats }</b>

    { $title }

    { $circles } { $names }
    <b>{ seats-left }</b> · ⏳ { $hours ->
        [1] less than an hour to go
       *[other] less than { $hours }{"\u00A0"}hours to go
    }
group-card-complete =
    🎉 <b>Your group is complete!</b>

    { $title }

    { $circles } { $names }
    { $isPaid ->
        [1] There is nothing to pay on delivery.
       *[0] You pay { $total } on delivery, and delivery is free.
    }
group-card-complete-ask =
    { group-card-complete }

    Confirm your order, and we'll pack it.
group-card-complete-confirmed =
    { group-card-complete }

    { order-confirmed }
group-card-over =
    ⌛️ <b>The group didn't fill up in time</b>

    { $title }

    { $circles } { $names }
    There is nothing to pay.{ order-balance }

    Start again with the same people: once one of you starts a group, the others will find it on the product page.
group-order-over =
    ✋ <b>Your order in this group is closed</b>

    { $title }

    There is nothing to pay.
group-card-left =
    👋 <b>You've left this group</b>

    { $title }

    There is nothing to pay.
