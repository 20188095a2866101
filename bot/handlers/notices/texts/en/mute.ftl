### What people hear of, kind by kind

mute-list =
    🔔 <b>Messages from the bot</b>

    Tap a kind to turn it on or off. Replies to what you do, codes and messages about money always come. To stop everything else: /stop
mute-list-stopped =
    🔕 <b>All messages are stopped</b>

    You only get replies to what you do, codes and messages about money. Below is what you'll get once you turn messages back on.
mute-kind-notjoinedorcreated = Products I viewed
mute-kind-notsharedlink = I haven't shared my group's link
mute-kind-linkcopied = Nobody has joined from my link
mute-kind-nojoins3 = Nobody new for 3 hours
mute-kind-nojoins10 = Nobody new for 10 hours
mute-kind-nojoins24 = My group ran out of time
mute-kind-groupfinished = My group is complete
mute-kind-stillselling = Is my listing still for sale?
mute-kind-pricedrop = Price drops on my favourites
mute-kind-listinggone = Favourites that were sold
mute-kind-savedsearch = New in my saved searches
mute-kind-news = Bozor news
button-mute-all = 🔕 Turn all off
button-unmute-all = 🔔 Turn all on
stop-done =
    🔕 <b>Done, messages are stopped</b>

    We'll only message you in reply to what you do and about codes and money. To turn messages back on, press the button or send /start.
button-stop-undo = 🔔 Turn messages back on
stop-undone = 🔔 Messages are back on. Choose which ones: /mute
