### Sharing the phone

phone-ask = To confirm your number, press the button below: Telegram will share your contact with us. We won't call or message it without your knowledge.
phone-not-yours = That's someone else's contact. Please share your own with the button below.
phone-press-button = Press “📱 Share my number” below, or “Cancel” if you've changed your mind.
phone-code-comes = ✅ Thank you, your number is confirmed. Here's your code.
phone-other-number = ✅ Your number is confirmed. But the code was requested for another number, so we can't send it here. Enter this number in the shop, or open the link in the Telegram account with that number.
phone-link-old = ✅ Your number is confirmed. This link is out of date or incomplete: request a new code in the shop and open its link.
phone-cancelled = OK, we don't need your number.
