### Links into the shop

price-together = 👥 <b>{ $together }</b> with friends · <s>{ $alone }</s>{ $percent ->
        [0] {""}
       *[other] {" "}· −{ $percent }%
    }
seats-left =
    { $places ->
        [one] { $places } place left
       *[other] { $places } places left
    }
time-left =
    { $hours ->
        [0] { $minutes ->
            [0] less than a minute
           *[other] { $minutes }{"\u00A0"}min
        }
       *[other] { $hours }{"\u00A0"}h{"\u00A0"}{ $minutes }{"\u00A0"}min
    }
product-card =
    <b>{ $title }</b>

    { price-together }
    🚚 Free delivery, cash on delivery{ $places ->
        [0] {""}
       *[other]
            {""}

            There is an open group:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    This product is no longer on sale, or the link is incomplete.

    See what people are buying together right now 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } invites you to buy together</b>
       *[0] <b>You're invited to buy together</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Everyone orders for themselves and pays on delivery. If the group doesn't fill up, nobody pays anything.
invite-unknown =
    We couldn't find this group: the link may be incomplete. Ask your friend to send it again.

    Here's what people are buying together right now 👇
group-own-card =
    👥 <b>Your group: { seats-left }</b>

    { $title }
    { $isPaid ->
        [1] There is nothing to pay on delivery.
       *[0] You pay { $total } on delivery.
    }

    ⏳ { time-left } to go. Share the link so friends can join.
group-full-card =
    🙌 <b>This group is already full</b>

    { $title }
    { price-together }

    Start your own group: whoever starts one pays 5% less.
group-over-card =
    ⌛️ <b>This group has ended</b>

    { $title }
    { price-together }

    Start a new one: whoever starts a group pays 5% less.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] New products are coming soon.
        [one] { $count } product, { $from } with friends.
       *[other] { $count } products, from { $from } with friends.
    }
button-start-group = Start a group
