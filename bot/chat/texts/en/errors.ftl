### When something breaks

error-unexpected =
    Sorry, something broke on our side. We can already see it in our log.

    Please try again. If it happens once more, give support the number { $id }.
error-away = We'll be back in a moment and will answer then. You don't have to write again.
error-gave-up = Sorry, we could not cope with your last message. Please try again: /start
