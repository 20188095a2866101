### Start and its links

start-greeting =
    Hello, <b>{ $name }</b>! 👋

    This is <b>Bozor</b>, a marketplace right here in Telegram.

    🤝 <b>Cheaper together</b> — five people buy together and everyone pays the group price, with free delivery across India.
    🛍 <b>Classifieds</b> — buy and sell anything nearby, all over Uzbekistan.

    Where would you like to start?
start-unknown =
    We don't recognise this link: it may be out of date or incomplete.

    Everything else is right here 👇
start-promote =
    🚀 <b>Get your listing noticed</b>

    More views, a place on the home page or a photo twice the size: choose what suits you.
start-referral =
    🎁 <b>A friend has invited you</b>

    Take a look at the shop: it's cheaper together.
start-referral-own =
    🎁 <b>This is your own link</b>

    Send it to friends: the shop opens for them with your invitation.
