### A conversation that an update of the bot has ended

scene-outdated = हमने अभी-अभी बॉट को अपडेट किया है, इसलिए यह बातचीत आगे नहीं बढ़ सकती। माफ़ कीजिए — कृपया फिर से शुरू करें।
scene-begin-again = आप यहाँ से आगे बढ़ सकते हैं:
button-scene-again = 🔁 फिर से शुरू करें
