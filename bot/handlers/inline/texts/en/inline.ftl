### Offers in any chat, for whoever types the bot's name there

inline-product-line =
    { $together } together · { $alone } alone
    Free delivery across India
inline-product =
    🤝 <b>{ $title }</b>

    <b>{ $together }</b> together{ $percent ->
        [0] {""}
       *[other] {" "}(−{ $percent }%)
    }, { $alone } alone
    Delivery is free across India.
inline-nothing = 🔎 Nothing found. Search in the app
button-inline = 🔎 Share an offer in any chat
start-find = 🔎 Search for “{ $query }” in the app 👇
button-find = 🔎 Open the search
