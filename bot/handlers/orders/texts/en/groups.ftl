### Groups of the shop

group-completed =
    🎉 <b>Your group is complete!</b>

    { $title }

    { $isPaid ->
        [1] There is nothing to pay on delivery.
       *[0] You pay { $total } on delivery, and delivery is free.
    } We'll message you when it's on its way.
group-completed-ask =
    { group-completed }

    Do you still want it? Confirm your order, and we'll pack it.
group-expired =
    ⌛️ <b>The group didn't fill up in time</b>

    { $title }

    Your order is cancelled and there is nothing to pay. Start again and invite a few more friends.
button-start-again = Start again
