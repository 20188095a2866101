### What is told to everybody

broadcast-ask =
    ✍️ Send the message { $key ->
        [any] for everybody
        [ru] for those who use Russian
        [uz] for those who use Uzbek
        [en] for those who use English
       *[hi] for those who use Hindi
    }: a text, or a photo with a caption. The formatting is kept.
broadcast-ask-button =
    🔗 Two lines: the words on the button and where it leads. Such as:

    <code>See the sofas
    market product_divan-17</code>

    The second line may also be a link https://…, or just market or shop.
broadcast-no-text = Send a text, or one photo with a caption.
broadcast-no-button = This can’t be read as a button: the first line is its words (up to 64 characters), the second a link, market or shop.
broadcast-too-long = Too long: up to 4096 characters, with a photo up to 1024.
broadcast-gone = This broadcast is gone. Begin a new one: /broadcast
broadcast-words-cancelled = All right, I’m not waiting for it any more. The draft of the broadcast is kept: /broadcast
broadcast-left = I’m not waiting for your answer to the broadcast any more. To go on with it: /broadcast
broadcast-card = 📣 <b>Broadcast</b>
broadcast-language =
    { $key ->
        [any] For everybody
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
        [market] , who opened the classifieds within 90 days
        [shop] , who opened the shop within 90 days
       *[any] {""}
    }
broadcast-count = Will get it: { $count }. Not who has muted news, stopped the bot or is banned.
button-broadcast-text =
    { $isWritten ->
        [1] 📝
       *[0] ➕
    } { $key ->
        [any] Text for everybody
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
button-broadcast-preview = 👀 See how it will look
button-broadcast-drop = 🗑 Drop it
button-broadcast-send = 📣 Send: { $count }
button-broadcast-edit = ← Change
broadcast-confirm = This is how people will see it. It will go to <b>{ $count }</b>. Send it?
broadcast-nobody = There is nobody to send it to: choose other people.
broadcast-dropped = The broadcast was dropped.
broadcast-changed = This broadcast has been changed since you saw it. Look at it again before it goes out.
broadcast-other = Another broadcast is on its way. Wait for its end. To see it: /broadcast
broadcast-over = This broadcast is over already.
broadcast-stopped = ⏹ Stopped
broadcast-progress =
    { $status ->
        [sending] 📣 <b>The broadcast is on its way</b>
        [stopped] ⏹ <b>The broadcast was stopped</b>
       *[sent] ✅ <b>The broadcast is done</b>
    }

    Sent: { $sent } of { $total }
    Not reached: { $failed }{ $status ->
        [sending] {"\u000A"}Left: { $left } · about { $minutes } min
        [stopped] {"\u000A"}Won’t get it: { $left }
       *[sent] {""}
    }
broadcast-of-other = Another admin began it.
button-broadcast-look = 🔄 Update
button-broadcast-stop = ⏹ Stop
button-mute-news = 🔕 No more news
button-unmute-news = 🔔 Undo: send me news again
news-muted = Done: no more news. You can bring them back any time: /mute
news-unmuted = Done: we’ll send you news again.
