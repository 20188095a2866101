### What we keep of people, a copy of it, and its deletion

privacy-about =
    🔐 <b>What we keep about you</b>

    • Your name, username and photo as Telegram shows them, your language, and your phone if you have shared it.
    • Your listings with their photos, favourites, saved searches and drafts.
    • What you have written to others through the bot, for 180 days.
    • Your orders with their addresses, your payments, coins and rewards.
    • What you have searched for and opened.

    Others see your first name and what you publish; your number only those who ask to call you about your listing.

    You can have a copy of all this as a file, or delete your account.
button-privacy-page = 📄 Privacy policy
button-export = 📦 Get my data
button-delete-account = 🗑 Delete my account
button-delete-sure = Yes, delete my account
button-delete-leave = No, keep it
button-keep-account = ↩️ Keep my account
privacy-export-asked = 📦 Your copy is being made and comes here within a minute.
privacy-export-recent = You have had a copy within the last 24 hours. You can ask for another one tomorrow.
privacy-export-ready =
    📦 <b>Here is all that is yours</b>

    Any text editor opens this file. It holds personal data: keep it to yourself.
privacy-delete-ask =
    ⚠️ <b>Delete your account?</b>

    <b>At once</b> your listings close, you are signed out everywhere, and we write to you only about your orders and money.

    <b>On { $day }</b> we wipe your name, phone, photos, favourites, saved searches, drafts and the words of your chats. They can’t be brought back. Until then you can change your mind.

    <b>What stays, without your name:</b> orders, payments and the books of coins, as the law asks.{ $isMore ->
        [1]
            {""}

            { $stakes }
       *[0] {""}
    }
privacy-stake-listings = 🏷 Listings that close: { $count }
privacy-stake-orders = 🚚 Orders under way: { $count }. They are brought as agreed.
privacy-stake-coins = 🪙 Coins that are lost: { $count }
privacy-stake-rupees = 💰 Rewards that are lost: { $amount }
privacy-stake-banned = 🚫 The block stays: for it alone we keep your Telegram ID and phone number.
privacy-delete-done =
    🗑 <b>Your account is closed</b>

    On { $day } it is wiped for good. Until then one press brings it back: here, or after /privacy.
privacy-delete-left = All right, everything stays as it was.
privacy-delete-admin = You are an admin by the market’s settings: your account can’t be deleted from here.
privacy-closing =
    🗑 <b>Your account is being deleted</b>

    On { $day } it is wiped for good. If you have changed your mind, one press is enough.
privacy-kept =
    ↩️ <b>Your account stays</b>

    Glad you are back!{ $closed ->
        [0] {""}
       *[other] {" "}Your listings wait in the archive: open them again from there.
    }
privacy-kept-banned =
    ↩️ <b>Your account stays</b>

    It is still blocked. If this is a mistake, write to us: /support
privacy-kept-already = Your account isn’t being deleted.
button-archive = 🗂 My listings
privacy-wiped = Your account is deleted, the block stays. Help: /support
