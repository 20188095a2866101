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
    Refused: { $rejected }
    Contacts: { $contacts }

    Paid, sum: { $sum }
    Stars: { $stars }
    Coins for promotion: { $coins }

    Orders of the shop: { $orders }
    New groups: { $groups }
    Completed groups: { $completedGroups }

    <b>Now</b>
    To moderate: { $waiting }{ $waiting ->
        [0] {""}
       *[other] , the oldest has waited for { $unit ->
            [minutes] { $amount } min
            [hours] { $amount } h
           *[other] { $amount } d
        }
    }
    Messages waiting to be sent: { $unsent }
    Not sent today: { $failed }{ $why }{ $others ->
        [0] {""}
       *[other] {"\u000A"} · { $others } × other causes
    }
    Sent without their photo today: { $photos }
stats-usage =
    /stats – today, yesterday and 7 days
    /stats 30 – 30 days in place of the 7, 366 at most
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
report-nothing = Nothing happened in that time.
report-usage =
    The report in figures and as a file:

    /report – of today
    /report 7d – of 7 days
    /report 01.11.2026 15.11.2026 – of these days, 366 at most
digest =
    ☀️ <b>Yesterday, { $day }</b>
    In brackets: the change to the day before.

    New people: { $people }
    Opened an app: { $active }
    New listings: { $listings }
    Approved: { $approved }
    Refused: { $rejected }
    Contacts: { $contacts }

    Paid, sum: { $sum }
    Stars: { $stars }
    Coins for promotion: { $coins }

    Orders of the shop: { $orders }
    New groups: { $groups }
    Completed groups: { $completedGroups }

    { $waiting ->
        [0] ✅ Nothing waits for a moderator.
       *[other] 🕐 To moderate: { $waiting }, the oldest has waited for { $hours } h. /moderate
    }{ $isFine ->
        [1] {"\u000A"}✅ Payments, messages and the books of coins are fine.
       *[0] {"\u000A\u000A"}<b>Have a look:</b>{ $failedPayments ->
            [0] {""}
           *[other] {"\u000A"}• payments that failed: { $failedPayments }
        }{ $surpluses ->
            [0] {""}
           *[other] {"\u000A"}• surplus money not settled: { $surpluses }
        }{ $stuckRefunds ->
            [0] {""}
           *[other] {"\u000A"}• Stars that can’t be given back: { $stuckRefunds }
        }{ $failedSends ->
            [0] {""}
           *[other] {"\u000A"}• messages not sent: { $failedSends }{ $why }{ $others ->
                [0] {""}
               *[other] {"\u000A"}   { $others } × other causes
            }
        }{ $ledger ->
            [good] {""}
            [faults] {"\u000A"}• the books of coins have faults, see the log
            [failed] {"\u000A"}• the nightly check of the books of coins failed
           *[none] {"\u000A"}• the books of coins haven’t been checked at night yet
        }
    }
mute-kind-digest = Yesterday’s figures in the morning
button-mute-digest = 🔕 No morning summary
