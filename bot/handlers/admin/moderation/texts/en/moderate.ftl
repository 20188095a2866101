### Moderation in the chat

moderate-head =
    { $kind ->
        [new] 🆕 <b>New listing</b>
        [revision] ✏️ <b>Changed listing</b>
       *[other] 🚩 <b>Reported listing</b>
    }
    Waiting for { $unit ->
        [minutes] { $amount } min
        [hours] { $amount } h
       *[other] { $amount } d
    } · { $total } in the queue
moderate-flag-raised = 🔺 Many reports
moderate-flag-banned = ⛔️ The seller is banned, so it can't be approved
moderate-flag-often = ⚠️ Often rejected
moderate-claimed = 👀 { $name } is reviewing it
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
moderate-changes = <b>Changes</b>
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
moderate-photos-gone = Photos to be removed
moderate-no-photos = 🖼 Telegram couldn't show the photos. You can see them in the app.
moderate-reports =
    <b>🚩 { $count ->
        [one] { $count } person reported it
       *[other] { $count } people reported it
    }</b>
moderate-report =
    • { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-reports-more = and { $count } more
moderate-seller =
    <b>Seller:</b> { $name }
    On Bozor since { $day } · { $approved } approved, { $rejected } rejected
moderate-last-refusal =
    Last rejection: { $reason }{ $isNoted ->
        [1] : “{ $note }”
       *[0] {""}
    }
moderate-unused = Unused promotion: { coins-count }
moderate-reason =
    { $reason ->
        [prohibited] Prohibited item
        [duplicate] Duplicate
        [category] Wrong category
        [photo] Unsuitable photos
        [misleading] Misleading
        [spam] Spam
       *[other] Another reason
    }
moderate-ask-reason = <b>Why?</b> The seller will see the reason.
moderate-ask-fault = <b>Is it the seller's fault?</b> The listing has paid promotion.
moderate-ask-note = <b>Add a note to the seller?</b> Send it as a message of up to 500 characters, or continue without one.
moderate-note-words = Please send text: the seller can only read words.
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
moderate-button-again = Show skipped
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
        [decided] There is nothing left to decide: another moderator has decided, or the seller took it off sale.
        [changed] The listing has changed or was reported. Here is how it looks now:
        [banned] The seller is banned, so it can't be approved.
       *[other] This listing no longer exists.
    }
moderate-empty = ✨ The queue is empty: everything has been reviewed.
moderate-rest =
    Nothing else to show. { $isPutOff ->
        [1] { $total } in the queue: you skipped them, or others are reviewing them.
       *[0] { $total } in the queue: other moderators are reviewing them.
    }
moderate-stopped = Stopped. To continue: /moderate
moderate-undone = ↩️ Undone: it's back in the queue, and the seller will be told.
moderate-undo-late = It's too late to undo: something has changed since.
notice-reconsidered =
    ↩️ <b>Your listing is being reviewed again</b>

    “{ $name }”: the last rejection was withdrawn. You don't need to fix anything. We'll message you soon.
note-cancelled = OK, nothing was decided. The listing is still waiting.
note-left = I'm no longer waiting for your note to the seller. Nothing was decided, and the listing is still waiting.
