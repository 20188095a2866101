### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } is yours</b>

    The friends you invited are happy with their orders. Use it on your next order, or have it paid out.
referral-paid =
    💸 <b>We've paid you { $amount }</b>

    Thank you for inviting friends.
referral-paid-to =
    💸 <b>We've paid you { $amount }</b>

    Sent to: { $method }
button-rewards = My rewards
