### A listing's card

listing-card =
    <b>{ $name }</b>
    { $price }
    📍 { $place }
listing-card-reserved =
    { listing-card }
    🔖 Reserved. It may become available again, so you can still write.
link-admin =
    { listing-card }
    { $status ->
        [pending] ⏳ In review
        [rejected] ⛔️ Rejected
       *[removed] 🗑 Removed
    }
listing-over =
    <b>{ $name }</b>
    { $price }
    📍 { $place }

    This listing is no longer active. Take a look at similar ones: one of them may be even better.
listing-gone =
    There is no such listing: it may have been removed.

    See what's on sale right now 👇
price-sum = { $amount } sum
price-uye = { $amount } c.u.
price-negotiable = Negotiable
