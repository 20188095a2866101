### What people hear of, kind by kind

mute-list =
    🔔 <b>Messages from the bot</b>

    A press turns a kind off or on. Answers to what you do, codes and money always come. To stop everything else at once: /stop
mute-list-stopped =
    🔕 <b>All messages are stopped</b>

    Only answers to what you do, codes and money come. Below is what you will hear of once you turn them on again.
mute-kind-notjoinedorcreated = A product I looked at
mute-kind-notsharedlink = My group’s link isn’t sent yet
mute-kind-linkcopied = Nobody has joined by my link
mute-kind-nojoins3 = Nobody new for 3 hours
mute-kind-nojoins10 = Nobody new for 10 hours
mute-kind-nojoins24 = A group ran out of time
mute-kind-groupfinished = A group is complete
mute-kind-stillselling = Is my listing still for sale?
mute-kind-pricedrop = A favourite has become cheaper
mute-kind-listinggone = A favourite is sold
mute-kind-savedsearch = New in my saved searches
mute-kind-news = News of Bozor
button-mute-all = 🔕 Turn all off
button-unmute-all = 🔔 Turn all on
stop-done =
    🔕 <b>Done, it is quiet now</b>

    We write only in answer to what you do, and about codes and money. To hear of everything again, press the button or send /start.
button-stop-undo = 🔔 Hear of everything again
stop-undone = 🔔 We write again. What exactly, you choose here: /mute
