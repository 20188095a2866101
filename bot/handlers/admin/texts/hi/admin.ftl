### Commands of admins

command-moderate = विज्ञापन जाँचें
command-stats = बाज़ार का हाल
command-report = फ़ाइल के साथ रिपोर्ट
