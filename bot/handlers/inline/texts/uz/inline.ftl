### Offers in any chat, for whoever types the bot's name there

inline-product-line =
    Birga { $together } · yolgʻiz { $alone }
    Hindiston boʻylab bepul yetkazish
inline-product =
    🤝 <b>{ $title }</b>

    Birga <b>{ $together }</b>{ $percent ->
        [0] {""}
       *[other] {" "}(−{ $percent }%)
    }, yolgʻiz { $alone }
    Hindiston boʻylab yetkazib berish bepul.
inline-nothing = 🔎 Topilmadi. Ilovada qidirish
button-inline = 🔎 Istalgan chatda koʻrsatish
start-find = 🔎 «{ $query }» ilovada qidiriladi 👇
button-find = 🔎 Qidiruvni ochish
