### One-time codes

code-message =
    🔐 <b>Kirish kodi:</b> <code>{ $code }</code>

    Nusxa olish uchun ustiga bosing. U 5 daqiqa amal qiladi.

    <b>Uni hech kimga aytmang</b>, oʻzini kim deb tanishtirsa ham: biz uni soʻramaymiz. Agar kirayotgan boʻlmasangiz, eʼtibor bermang.
button-copy-code = 📋 Kodni nusxalash
code-link-over = Bu havola eskirgan yoki toʻliq nusxalanmagan. Doʻkonda yangi kod soʻrang va uning havolasini oching.
