### What became of a notice's button

listing-renewed = ✅ Uzaytirildi: xaridorlarga { $day } gacha koʻrinadi
listing-reopened = ✅ Yana sotuvda
listing-resubmitted = ✅ Moderatsiyaga yuborildi
