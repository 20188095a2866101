### Sharing the phone

phone-ask = To confirm your number, press the button below: Telegram will pass us your contact. We won't call it or write to it without your knowledge.
phone-not-yours = That is somebody else's contact. Please share your own with the button below.
phone-press-button = Press “📱 Share my number” below, or “Cancel” if you have changed your mind.
phone-code-comes = ✅ Thank you, your number is confirmed. Here comes your code.
phone-other-number = ✅ Your number is confirmed. But the code was asked for with another number, so it can't come here. Enter this very number in the shop, or open the link in the Telegram account of that number.
phone-link-old = ✅ Your number is confirmed. This link is out of date or was copied only in part: ask for a new code in the shop and open its link.
phone-cancelled = All right, no number needed.
