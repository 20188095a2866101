### Language

language-choose = Qaysi tilda gaplashamiz?
language-chosen = Tayyor, oʻzbekcha gaplashamiz.
