### Offers in any chat, for whoever types the bot's name there

inline-product-line =
    साथ में { $together } · अकेले { $alone }
    पूरे भारत में मुफ़्त डिलीवरी
inline-product =
    🤝 <b>{ $title }</b>

    साथ में <b>{ $together }</b>{ $percent ->
        [0] {""}
       *[other] {" "}(−{ $percent }%)
    }, अकेले { $alone }
    पूरे भारत में डिलीवरी मुफ़्त।
inline-nothing = 🔎 कुछ नहीं मिला। ऐप में खोजें
button-inline = 🔎 किसी भी चैट में दिखाएँ
start-find = 🔎 ऐप में “{ $query }” खोजें 👇
button-find = 🔎 खोज खोलें
