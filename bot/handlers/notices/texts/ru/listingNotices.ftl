### What became of a notice's button

listing-renewed = ✅ Продлено: видно покупателям до { $day }
listing-reopened = ✅ Снова в продаже
listing-resubmitted = ✅ Отправлено на проверку
