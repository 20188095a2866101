### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } ваши</b>

    Ваши друзья получили свои заказы. Потратьте вознаграждение на свою покупку или попросите выплатить его.
referral-paid =
    💸 <b>Мы выплатили вам { $amount }</b>

    Спасибо, что приводите друзей.
referral-paid-to =
    💸 <b>Мы выплатили вам { $amount }</b>

    Куда: { $method }
button-rewards = Мои вознаграждения
