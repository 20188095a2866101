### What we keep of people, a copy of it, and its deletion

privacy-about =
    🔐 <b>What we keep about you</b>

    • Your name, username and photo as shown in Telegram, your language, and your phone number if you've shared it.
    • Your listings with their photos, favourites, saved searches and drafts.
    • Messages you've sent to others through the bot, for 180 days.
    • Your orders with their addresses, your payments, coins and rewards.
    • What you've searched for and opened.

    Others see your first name and what you publish. Only people who ask to call you about your listing see your number.

    You can get a copy of all this as a file or delete your account.
button-privacy-page = 📄 Privacy policy
button-export = 📦 Get my data
button-delete-account = 🗑 Delete my account
button-delete-sure = Yes, delete my account
button-delete-leave = No, keep it
button-keep-account = ↩️ Keep my account
privacy-export-asked = 📦 We're preparing your copy. It will arrive here within a minute.
privacy-export-recent = You already got a copy in the last 24 hours. You can request another one tomorrow.
privacy-export-ready =
    📦 <b>Here is all your data</b>

    You can open this file in any text editor. It contains personal data, so keep it to yourself.
privacy-delete-ask =
    ⚠️ <b>Delete your account?</b>

    <b>Right away</b>, your listings close, you're logged out everywhere, and we only message you about your orders and money.

    <b>On { $day }</b>, we erase your name, phone number, photos, favourites, saved searches, drafts and chat messages. They can't be restored. You can change your mind until then.

    <b>What stays, without your name:</b> orders, payments and coin records, as required by law.{ $isMore ->
        [1]
            {""}

            { $stakes }
       *[0] {""}
    }
privacy-stake-listings = 🏷 Listings that will close: { $count }
privacy-stake-orders = 🚚 Orders in progress: { $count }. They will be delivered as agreed.
privacy-stake-coins = 🪙 Coins you'll lose: { $count }
privacy-stake-rupees = 💰 Rewards you'll lose: { $amount }
privacy-stake-banned = 🚫 The block stays, and for it alone we keep your Telegram ID and phone number.
privacy-delete-done =
    🗑 <b>Your account is closed</b>

    On { $day } it will be erased for good. Until then, you can restore it with one tap: here or in /privacy.
privacy-delete-left = OK, nothing has changed.
privacy-delete-admin = You're an admin in the market's settings, so your account can't be deleted here.
privacy-closing =
    🗑 <b>Your account is being deleted</b>

    On { $day } it will be erased for good. If you've changed your mind, one tap is enough.
privacy-kept =
    ↩️ <b>Your account stays</b>

    Glad you're back!{ $closed ->
        [0] {""}
       *[other] {" "}Your listings are in the archive: you can put them back on sale from there.
    }
privacy-kept-banned =
    ↩️ <b>Your account stays</b>

    It's still blocked. If this is a mistake, write to us: /support
privacy-kept-already = Your account isn't being deleted.
button-archive = 🗂 My listings
privacy-wiped = Your account has been deleted, but the block stays. Help: /support
