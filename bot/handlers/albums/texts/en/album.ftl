### Photos that become a draft of a listing

album-name =
    { $hasName ->
        [0] ✏️ You'll add the name in the form
       *[1] <b>{ $name }</b>
    }
album-price =
    { $pricing ->
        [none] 💰 You'll add the price in the form
        [talk] 💰 Price negotiable
        [both] 💰 { $price }, negotiable
       *[amount] 💰 { $price }
    }
album-phone =
    { $phoning ->
        [none] 📞 You'll add the phone in the form
        [profile] 📞 Phone: the one in your profile
       *[typed] 📞 { $phone }
    }
album-photos =
    { $photos ->
        [one] 📷 { $photos } photo
       *[other] 📷 { $photos } photos
    }
album-left-out =
    { $notPhoto ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, not a JPEG, PNG or WebP photo: { $notPhoto }
    }{ $tooLarge ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, over 10 MB or too many pixels: { $tooLarge }. Send it as a photo, not as a file
    }{ $tooMany ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, a listing has up to 10 photos: { $tooMany }
    }{ $overLimit ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, over this hour's photo limit: { $overLimit }. Add them in an hour
    }{ $unreachable ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Telegram couldn't deliver: { $unreachable }. Send them again
    }
album-facts =
    { album-name }
    { album-price }
    { album-phone }
    { album-photos }
album-ready =
    📝 <b>Your draft listing is ready</b>

    { album-facts }{ album-left-out }

    Check it, choose the category and the place, and post it.
album-shelved =
    📝 <b>You already have a draft</b>

    These photos can become a new one:
    { album-facts }{ album-left-out }

    Which one do you want as your draft? We'll keep the other one too.
album-failed =
    😕 <b>We can't make a listing from this</b>{ album-left-out }

    Send 1 to 10 photos with a caption: the name, a description, the price and a phone number.
album-gave-up = Sorry, we couldn't process these photos. Please send them again a little later.
album-refused = Sorry, these photos and their caption can't become a listing. Create it in the form, which shows what's wrong.
album-edit-late = The listing from these photos is no longer a draft. Change it in “My listings”.
album-edit-photo = The photo in the draft hasn't changed. Send the new one as a separate message.
album-begun = 📝 OK, we're making a draft of your listing…
album-begun-already = A draft from these photos is already being made
album-used =
    📝 <b>Your draft is made from these photos</b>

    Check it, choose the category and the place, and post it.{ $hasOld ->
        [0] {""}
       *[1] {" "}We've set your earlier draft aside, and you can bring it back.
    }
album-returned =
    ↩️ <b>Your earlier draft is back</b>

    The new one, from these photos, is set aside. You can still use it.
album-outdated = This can't be changed any more. Please send the photos again
button-album-new = 📝 New listing
button-album-open = 📝 Open and post
button-album-use = 📝 Use the new one
button-album-old = Keep the old one
button-album-back = ↩️ Bring back the old one
