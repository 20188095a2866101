### Saved searches

saved-found =
    🔔 <b>{ $count ->
        [one] { $count } new listing
       *[other] { $count } new listings
    }</b>
    🔎 { $name }

    { $lines }
saved-found-daily =
    🔔 <b>Found in your searches in the last day: { $count ->
        [one] { $count } new listing
       *[other] { $count } new listings
    }</b>

    { $lines }
saved-words = “{ $words }”
saved-no = no
saved-price-from = from { $from }
saved-price-to = up to { $to }
saved-price-between = { $from } – { $to }
saved-state-new = new
saved-state-used = used
saved-photos = with photos
saved-title-only = in titles only
saved-muted = Done: no more messages about this search. It stays in your profile.
saved-unmuted = Done: we'll message you when something new appears.
saved-gone = This search no longer exists: you deleted it.
button-numbered = { $number }
button-show-found = 🔎 Show all ({ $count })
button-narrow-search = ✏️ Narrow
button-mute-search = 🔕 Mute this search
button-mute-searches = 🔕 Mute all my searches
button-unmute-search = 🔔 Undo: message me again
button-open-search = 🔎 { $name } (+{ $count })
button-own-searches = ⚙️ My searches
