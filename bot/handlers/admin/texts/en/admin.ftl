### Commands of admins

command-moderate = Moderate listings
command-stats = How the market is doing
command-report = Report with a file
