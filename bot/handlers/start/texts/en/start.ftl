### Start and its links

start-greeting =
    Hello, <b>{ $name }</b>! 👋

    This is <b>Bozor</b>, a market that lives right here in Telegram.

    🤝 <b>Cheaper together</b> — gather five people and everyone pays the group price, with free delivery across India.
    🛍 <b>Classifieds</b> — buy and sell anything nearby, all over Uzbekistan.

    Where shall we start?
start-unknown =
    We don't know this link: it may be out of date or copied only in part.

    Everything else is right here 👇
start-promote =
    🚀 <b>Get your listing noticed</b>

    More views, a place on the main page or a photo twice as big: pick what suits you.
start-referral =
    🎁 <b>A friend has invited you</b>

    Have a look at the shop: it's cheaper together.
start-referral-own =
    🎁 <b>This is your own link</b>

    Send it to friends: the shop opens for them with an invitation from you.
