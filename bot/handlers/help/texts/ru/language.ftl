### Language

language-choose = На каком языке говорим?
language-chosen = Готово, говорим по-русски.
