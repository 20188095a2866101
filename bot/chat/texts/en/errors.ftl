### When something breaks

error-unexpected =
    Sorry, something went wrong on our side, and we already know about it.

    Please try again. If it happens again, give support this number: { $id }.
error-away = We'll be right back and will answer then. You don't have to write again.
error-gave-up = Sorry, we couldn't process your last message. Please try again: /start
