### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } is yours</b>

    Friends you have invited are happy with their orders. Lower your next total with it, or let us pay it out.
referral-paid =
    💸 <b>We have paid you { $amount }</b>

    Thank you for bringing friends.
referral-paid-to =
    💸 <b>We have paid you { $amount }</b>

    It went to: { $method }
button-rewards = My rewards
