### What is told to everybody

broadcast-ask =
    ✍️ Send the message { $key ->
        [any] for everyone
        [ru] for those who use Russian
        [uz] for those who use Uzbek
        [en] for those who use English
       *[hi] for those who use Hindi
    }: a text, or a photo with a caption. The formatting is kept.
broadcast-ask-button =
    🔗 Send two lines: the button's text and where it leads. For example:

    <code>See the sofas
    market product_divan-17</code>

    The second line can also be a link https://…, or just market or shop.
broadcast-no-text = Send a text, or one photo with a caption.
broadcast-no-button = We couldn't read this as a button: the first line is its text (up to 64 characters), the second is a link, market or shop.
broadcast-too-long = Too long: up to 4096 characters, with a photo up to 1024.
broadcast-gone = This broadcast no longer exists. Start a new one: /broadcast
broadcast-words-cancelled = OK. The draft of the broadcast is saved: /broadcast
broadcast-left = I'm no longer waiting for your reply to the broadcast. To continue it: /broadcast
broadcast-card = 📣 <b>Broadcast</b>
broadcast-language =
    { $key ->
        [any] For everyone
        [ru] Russian
        [uz] Uzbek
        [en] English
       *[hi] Hindi
    }
broadcast-text-line = { broadcast-language }: { $text }
broadcast-photo = 🖼 With a photo
broadcast-button = 🔗 Button: { $label }
broadcast-audience =
    👥 To: { $languages ->
        [all] all languages
       *[other] { $languages }
    }{ $app ->
        [market] , who opened the classifieds in the last 90 days
        [shop] , who opened the shop in the last 90 days
       *[any] {""}
    }
broadcast-count = Recipients: { $count }. Anyone who muted news, stopped the bot or is banned won't get it.
button-broadcast-text =
    { $isWritten ->
        [1] 📝
       *[0] ➕
    } { $key ->
        [any] Text for everyone
       *[other] { $code }
    }
button-broadcast-app =
    { $isChosen ->
        [1] ✅
       *[0] { $app ->
            [market] 🛍
           *[shop] 🤝
        }
    } { $app ->
        [market] In classifieds
       *[shop] In the shop
    }
button-broadcast-unphoto = 🖼 Remove the photo
button-broadcast-untext = 🗑 Remove this text
button-broadcast-link =
    { $isThere ->
        [1] 🔗 Remove the button
       *[0] 🔗 Add a button
    }
button-broadcast-preview = 👀 Preview
button-broadcast-drop = 🗑 Discard
button-broadcast-send = 📣 Send: { $count }
button-broadcast-edit = ← Edit
broadcast-confirm = This is how people will see it. Recipients: <b>{ $count }</b>. Send it?
broadcast-nobody = There's nobody to send it to. Choose another audience.
broadcast-dropped = The broadcast was discarded.
broadcast-changed = This broadcast has changed since you last saw it. Check it again before sending.
broadcast-other = Another broadcast is being sent. Wait until it's done. To see it: /broadcast
button-broadcast-second = 👀 Look at it
broadcast-second = 📣 <b>{ $name } wants to send a broadcast.</b> Recipients: { $count }. A second person has to check and send it.
broadcast-second-asked =
    { $count ->
        [0] So many people need a second admin who sends it, and there's nobody else with this right.
       *[other] So many people need a second admin who sends it. Asked: { $count }.
    }
broadcast-over = This broadcast has already ended.
broadcast-stopped = ⏹ Stopped
broadcast-progress =
    { $status ->
        [sending] 📣 <b>The broadcast is being sent</b>
        [stopped] ⏹ <b>The broadcast was stopped</b>
       *[sent] ✅ <b>The broadcast is done</b>
    }

    Sent: { $sent } of { $total }
    Not delivered: { $failed }{ $status ->
        [sending] {"\u000A"}Left: { $left } · about { $minutes } min
        [stopped] {"\u000A"}Won't get it: { $left }
       *[sent] {""}
    }
broadcast-of-other = Another admin started it.
button-broadcast-look = 🔄 Refresh
button-broadcast-stop = ⏹ Stop
button-mute-news = 🔕 Stop news
button-unmute-news = 🔔 Undo: send me news again
news-muted = Done: no more news. You can turn it back on any time: /mute
news-unmuted = Done: we'll send you news again.
