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
    🚚 Free delivery, pay at the door{ $places ->
        [0] {""}
       *[other]
            {""}

            A group is forming:
            ⏳ { time-left } · <b>{ seats-left }</b>
    }
product-gone =
    This product isn’t on sale any more, or the link was copied only in part.

    See what people are buying together right now 👇
invite-card =
    🤝 { $isNamed ->
        [1] <b>{ $name } invites you to buy together</b>
       *[0] <b>You are invited to buy together</b>
    }

    { $title }
    { price-together }

    ⏳ { time-left } · <b>{ seats-left }</b>

    Everyone orders for themselves and pays at the door. If the group doesn’t fill, nobody pays anything.
invite-unknown =
    We can’t find this group: the link may have been copied only in part. Ask your friend to send it once more.

    And this is what people are buying together right now 👇
group-own-card =
    👥 <b>Your group: { seats-left }</b>

    { $title }
    You pay { $total } at the door.

    ⏳ { time-left } to go. Share the link: friends make it full.
group-full-card =
    🙌 <b>This group is full already</b>

    { $title }
    { price-together }

    Start a group of your own: whoever starts one pays 5% less.
group-over-card =
    ⌛️ <b>The time of this group is over</b>

    { $title }
    { price-together }

    Start a new one: whoever starts a group pays 5% less.
shop-category =
    <b>{ $name }</b>
    { $count ->
        [0] New products come here soon.
        [one] { $count } product, { $from } with friends.
       *[other] { $count } products, from { $from } with friends.
    }
button-start-group = Start a group
