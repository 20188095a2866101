### What a moderator decided

button-fix = Fix it
notice-reason =
    <b>Reason:</b> { $reason ->
        [prohibited] this may not be sold here
        [duplicate] you have such a listing already
        [category] it is in the wrong category
        [photo] the photos don't fit
        [misleading] the description or the price misleads
        [spam] it looks like spam
       *[other] it doesn't follow the rules
    }.{ $isNoted ->
        [1]
            {""}

            💬 { $note }
       *[0] {""}
    }
notice-approved =
    ✅ <b>Your listing is on sale</b>

    Buyers can see “{ $name }” now.
notice-rejected =
    ✋ <b>Your listing didn't pass the check</b>

    “{ $name }”

    { notice-reason }

    Fix it and send it again: we'll look once more.
notice-revision-approved =
    ✅ <b>Your changes are published</b>

    “{ $name }” has its new look now.
notice-revision-rejected =
    ✋ <b>Your changes didn't pass the check</b>

    “{ $name }” stays on sale as it was.

    { notice-reason }
notice-removed =
    ⛔️ <b>Your listing was taken off sale</b>

    “{ $name }”

    { notice-reason }{ $isEnded ->
        [0] {""}
       *[other] {"\u000A\u000A"}Its promotion ended with it:{ promotion-kinds }{ promotion-brought }
    }{ $coins ->
        [0] {""}
       *[other] {"\u000A\u000A"}🪙 Coins returned for what was unused: { $coins }.
    }{ $isLost ->
        [1]
            {""}

            What was left of its paid promotion is lost, as the listing broke the rules.
       *[0] {""}
    }

    If this is a mistake, write to us: /support
