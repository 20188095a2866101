### The market in figures, for admins

stats =
    📊 <b>Today · yesterday · { $days } { $days ->
        [one] day
       *[other] days
    }</b>

    New people: { $people }
    Opened an app: { $active }
    New listings: { $listings }
    Approved: { $approved }
    Rejected: { $rejected }
    Contacts: { $contacts }

    Paid, sum: { $sum }
    Stars: { $stars }
    Coins for promotion: { $coins }

    Shop orders: { $orders }
    New groups: { $groups }
    Completed groups: { $completedGroups }

    <b>Now</b>
    In review: { $waiting }{ $waiting ->
        [0] {""}
       *[other] , the oldest has been waiting for { $unit ->
            [minutes] { $amount } min
            [hours] { $amount } h
           *[other] { $amount } d
        }
    }
    Messages waiting to be sent: { $unsent }
    Not sent today: { $failed }{ $why }{ $others ->
        [0] {""}
       *[other] {"\u000A"} · { $others } × other reasons
    }
    Sent without a photo today: { $photos }
stats-usage =
    /stats – today, yesterday and 7 days
    /stats 30 – 30 days instead of 7, up to 366
report-head =
    📊 <b>{ report-section }</b>
    { $isDay ->
        [1] { $from }
       *[0] { $from } – { $to }
    }
report-section =
    { $section ->
        [all] Whole report
        [purchases] Purchases
        [joins] Joins
        [notifications] Notifications
        [opens] App opens
        [users] Users
        [shares] Sharing
       *[other] Searches
    }
report-more = and { $count } more in the file
report-nothing = Nothing happened in this period.
report-usage =
    The report as figures and a file:

    /report – today
    /report 7d – 7 days
    /report 01.11.2026 15.11.2026 – these days, up to 366
digest =
    ☀️ <b>Yesterday, { $day }</b>
    In brackets: the change from the day before.

    New people: { $people }
    Opened an app: { $active }
    New listings: { $listings }
    Approved: { $approved }
    Rejected: { $rejected }
    Contacts: { $contacts }

    Paid, sum: { $sum }
    Stars: { $stars }
    Coins for promotion: { $coins }

    Shop orders: { $orders }
    New groups: { $groups }
    Completed groups: { $completedGroups }

    { $waiting ->
        [0] ✅ Nothing is waiting for a moderator.
       *[other] 🕐 In review: { $waiting }, the oldest has been waiting for { $hours } h. /moderate
    }{ $isFine ->
        [1] {"\u000A"}✅ Payments, messages and the coin ledger are fine.
       *[0] {"\u000A\u000A"}<b>Take a look:</b>{ $failedPayments ->
            [0] {""}
           *[other] {"\u000A"}• failed payments: { $failedPayments }
        }{ $surpluses ->
            [0] {""}
           *[other] {"\u000A"}• surplus payments not settled: { $surpluses }
        }{ $stuckRefunds ->
            [0] {""}
           *[other] {"\u000A"}• Stars that can't be returned: { $stuckRefunds }
        }{ $failedSends ->
            [0] {""}
           *[other] {"\u000A"}• messages not sent: { $failedSends }{ $why }{ $others ->
                [0] {""}
               *[other] {"\u000A"}   { $others } × other reasons
            }
        }{ $ledger ->
            [good] {""}
            [faults] {"\u000A"}• the coin ledger has errors, see the log
            [failed] {"\u000A"}• the nightly check of the coin ledger failed
           *[none] {"\u000A"}• the coin ledger hasn't had its nightly check yet
        }
    }
mute-kind-digest = Yesterday's figures every morning
button-mute-digest = 🔕 No morning summary
