### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-card-reserved =
    { listing-card }
    🔖 Reserved. It may be free again, so you can still write.
link-admin =
    { listing-card }
    { $status ->
        [pending] ⏳ Being checked
        [rejected] ⛔️ Refused
       *[removed] 🗑 Taken down
    }
listing-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    This listing is no longer active. Have a look at similar ones: one of them may be even better.
listing-gone =
    There is no such listing: it may have been taken down.

    See what is on sale right now 👇
price-sum = { $amount } sum
price-uye = { $amount } у.е.
price-negotiable = Negotiable
