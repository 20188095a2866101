### Saved searches

saved-found =
    🔔 <b>{ $count } ta yangi eʼlon</b>
    🔎 { $name }

    { $lines }
saved-found-daily =
    🔔 <b>Bir kunda qidiruvlaringiz boʻyicha { $count } ta yangi eʼlon</b>

    { $lines }
saved-words = «{ $words }»
saved-no = yoʻq
saved-price-from = { $from } dan
saved-price-to = { $to } gacha
saved-price-between = { $from } – { $to }
saved-state-new = yangi
saved-state-used = ishlatilgan
saved-photos = suratli
saved-title-only = faqat nomida
saved-muted = Tayyor: bu qidiruv boʻyicha endi yozmaymiz. U profilingizda saqlanib qoladi.
saved-unmuted = Tayyor: yangisi chiqsa, yana yozamiz.
saved-gone = Bu qidiruv endi yoʻq: siz uni oʻchirgansiz.
button-numbered = { $number }
button-show-found = 🔎 Hammasini koʻrish ({ $count })
button-narrow-search = ✏️ Aniqlashtirish
button-mute-search = 🔕 Yozilmasin
button-mute-searches = 🔕 Qidiruvlarim haqida yozilmasin
button-unmute-search = 🔔 Yana yozilsin
button-open-search = 🔎 { $name } (+{ $count })
button-own-searches = ⚙️ Qidiruvlarim
