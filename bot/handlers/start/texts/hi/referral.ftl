### What comes of bringing friends

referral-approved =
    🎉 <b>{ $amount } आपके हुए</b>

    आपके बुलाए दोस्तों को उनके ऑर्डर मिल गए हैं। इससे अपना अगला ऑर्डर सस्ता करें या भुगतान हमसे लें।
referral-paid =
    💸 <b>हमने आपको { $amount } दे दिए हैं</b>

    दोस्तों को लाने के लिए धन्यवाद।
referral-paid-to =
    💸 <b>हमने आपको { $amount } दे दिए हैं</b>

    यहाँ भेजे गए: { $method }
button-rewards = मेरे इनाम
