### What a moderator decided

button-fix = Fix it
notice-reason =
    <b>Reason:</b> { $reason ->
        [prohibited] this can't be sold here
        [duplicate] you already have a listing like this
        [category] it's in the wrong category
        [photo] the photos aren't suitable
        [misleading] the description or the price is misleading
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

    Buyers can now see “{ $name }”.
notice-rejected =
    ✋ <b>Your listing wasn't approved</b>

    “{ $name }”

    { notice-reason }

    Fix it and send it again: we'll take another look.
notice-revision-approved =
    ✅ <b>Your changes are published</b>

    “{ $name }” has been updated.
notice-revision-rejected =
    ✋ <b>Your changes weren't approved</b>

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
       *[other] {"\u000A\u000A"}🪙 Coins returned for unused promotion: { $coins }.
    }{ $isLost ->
        [1]
            {""}

            The rest of its paid promotion is lost, because the listing broke the rules.
       *[0] {""}
    }

    If this is a mistake, write to us: /support
