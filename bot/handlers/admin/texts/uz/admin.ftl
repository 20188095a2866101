### Commands of admins

command-moderate = Moderatsiya
command-stats = Bozorda ishlar qanday
command-report = Hisobot, fayli bilan
