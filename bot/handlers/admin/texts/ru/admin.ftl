### Commands of admins

command-moderate = Модерация
command-stats = Как дела на рынке
command-report = Отчёт с файлом
