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
        [few] 📷 { $photos } photos
       *[other] 📷 { $photos } photos
    }
album-left-out =
    { $notPhoto ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, not a JPEG, PNG or WebP photo: { $notPhoto }
    }{ $tooLarge ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, over 10 MB or far too many pixels: { $tooLarge }. Send it as a photo, not as a file
    }{ $tooMany ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, a listing has up to 10 photos: { $tooMany }
    }{ $overLimit ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Left out, enough photos for this hour: { $overLimit }. Add them in an hour
    }{ $unreachable ->
        [0] {""}
       *[other] {"\u000A"}⚠️ Telegram didn't hand over: { $unreachable }. Send them once more
    }
album-facts =
    { album-name }
    { album-price }
    { album-phone }
    { album-photos }
album-ready =
    📝 <b>Your listing's draft is ready</b>

    { album-facts }{ album-left-out }

    Look it over, choose the category and the place, and post it.
album-shelved =
    📝 <b>You have a draft already</b>

    These photos can become a new one:
    { album-facts }{ album-left-out }

    Which one shall be your draft? The other one stays safe.
album-failed =
    😕 <b>This can't become a listing</b>{ album-left-out }

    Send 1 to 10 photos with a caption: the name, a description, the price and a phone.
album-gave-up = Sorry, we couldn't manage these photos. Please send them again a little later.
album-refused = Sorry, these photos and the words below them can't become a listing. Make it in the form, which shows what is wrong.
album-edit-late = The listing of these photos isn't a draft any more. Change it in “My listings”.
album-edit-photo = The photo in the draft is as it was. Send the new one in a message of its own.
album-begun = 📝 All right, we're making the listing's draft…
album-begun-already = A draft of these photos is being made already
album-used =
    📝 <b>Your draft is made of these photos</b>

    Look it over, choose the category and the place, and post it.{ $hasOld ->
        [0] {""}
       *[1] {" "}The draft before it is put aside and can come back.
    }
album-returned =
    ↩️ <b>Your earlier draft is back</b>

    The new one, of these photos, is put aside: it can become the draft again.
album-outdated = This can't be changed any more: please send the photos again
button-album-new = 📝 New listing
button-album-open = 📝 Open and post
button-album-use = 📝 Take the new one
button-album-old = Go on with the old one
button-album-back = ↩️ Bring the old one back
