### Moderation in the chat

moderate-head =
    { $kind ->
        [new] 🆕 <b>New listing</b>
        [revision] ✏️ <b>Change of a listing</b>
       *[other] 🚩 <b>Reported listing</b>
    }
    Waiting for { $unit ->
        [minutes] { $amount } min
        [hours] { $amount } h
       *[other] { $amount } d
    } · { $total } in the queue
moderate-flag-raised = 🔺 Many reports
moderate-flag-banned = ⛔️ The seller is banned, so it can't be approved
moderate-flag-often = ⚠️ Often refused
moderate-claimed = 👀 { $name } is looking at it
moderate-name =
    <b>{ $name }</b>
    { $price }
moderate-description = <blockquote expandable>{ $description }</blockquote>
moderate-category = Category: { $category }
moderate-state =
    Condition: { $state ->
        [New] new
       *[other] used
    }
moderate-parameter = { $name }: { $value }
moderate-yes-no =
    { $is ->
        [true] yes
       *[other] no
    }
moderate-place = Place: { $place }
moderate-phones = Phones: { $phones }
moderate-changes = <b>What is to change</b>
moderate-change =
    { $field ->
        [name] Name
        [category] Category
       *[other] Description
    }:
    <s>{ $before }</s>
    → { $after }
moderate-change-photos = Photos: { $added } added, { $removed } removed
moderate-photos-after = Photos after the change
moderate-photos-gone = These photos go
moderate-no-photos = 🖼 Telegram didn't show the photos. They are in the app.
moderate-reports =
    <b>🚩 { $count ->
        [one] { $count } person reports it
       *[other] { $count } people report it
    }</b>
moderate-report =
    • { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-reports-more = and { $count } more
moderate-seller =
    <b>Seller:</b> { $name }
    On Bozor since { $day } · { $approved } approved, { $rejected } refused
moderate-last-refusal =
    Last refusal: { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-unused = Not used up of its promotion: { coins-count }
moderate-reason =
    { $reason ->
        [prohibited] Prohibited goods
        [duplicate] Duplicate
        [category] Wrong category
        [photo] Unsuitable photos
        [misleading] Misleading
        [spam] Spam
       *[other] Another reason
    }
moderate-ask-reason = <b>Why?</b> The seller will see the reason.
moderate-ask-fault = <b>The seller's fault?</b> The listing is promoted for money.
moderate-ask-note = <b>A word to the seller?</b> Write it as a message of up to 500 characters, or send it as it is.
moderate-note-words = Write it in words: the seller reads text only.
moderate-note-long = Too long: up to 500 characters, please.
moderate-button-approve =
    { $kind ->
        [new] ✅ Approve
        [revision] ✅ Accept
       *[other] ✅ Keep
    }
moderate-button-reject =
    { $kind ->
        [report] ⛔️ Take off sale
       *[other] ✋ Reject
    }
moderate-button-open = Open in the app
moderate-button-skip = ⏭ Skip
moderate-button-stop = ⏹ Stop
moderate-button-back = ← Back
moderate-button-fault =
    { $isFault ->
        [1] Seller's fault: coins are lost
       *[0] Give coins back: { $coins }
    }
moderate-button-send = Send without a note
moderate-button-again = Show what I skipped
moderate-button-undo = ↩️ Undo
moderate-approved =
    ✅ { $kind ->
        [new] Approved
        [revision] Change accepted
       *[other] Kept, reports closed
    }: “{ $name }”
moderate-rejected =
    { $kind ->
        [report] ⛔️ Taken off sale
        [revision] ✋ Change rejected
       *[other] ✋ Rejected
    }: “{ $name }”
    { $reason }{ $isNoted ->
        [1] {". "}💬 { $note }
       *[0] {""}
    }
moderate-skipped =
    { $why ->
        [decided] Nothing is left to decide: another moderator has, or the seller took it off.
        [changed] The listing has changed or was reported. This is how it stands now:
        [banned] The seller is banned, so it can't be approved.
       *[other] There is no such listing any more.
    }
moderate-empty = ✨ The queue is empty: everything is checked.
moderate-rest =
    There is nothing else to show. { $isPutOff ->
        [1] { $total } in the queue: you skipped them, or others are looking at them.
       *[0] { $total } in the queue: other moderators are looking at them.
    }
moderate-stopped = Stopped. To go on: /moderate
moderate-undone = ↩️ Undone: it is in the queue again, and the seller will hear of it.
moderate-undo-late = It is too late to undo: something has changed since.
notice-reconsidered =
    ↩️ <b>Your listing is being checked again</b>

    “{ $name }”: the last refusal was taken back. You needn't mend anything, we will write soon.
note-cancelled = All right, nothing was decided: the listing goes on waiting.
note-left = I’m not waiting for your words to the seller any more: nothing was decided, the listing goes on waiting.
