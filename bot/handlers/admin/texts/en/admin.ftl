### Commands of admins

command-moderate = Moderate listings
command-stats = How the market goes
command-report = Report with a file
