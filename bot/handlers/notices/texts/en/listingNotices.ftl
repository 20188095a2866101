### What became of a notice's button

listing-renewed = ✅ Renewed: buyers see it until { $day }
listing-reopened = ✅ On sale again
listing-resubmitted = ✅ Sent to the moderators
