### Words that begin like a command, but are none

chat-command = «/» से शुरू होने वाले शब्दों को बॉट आदेश मानता है, और ऐसा कोई आदेश नहीं है, इसलिए वे किसी को नहीं भेजे गए। भेज दें?
fallback-command = ऐसा कोई आदेश नहीं है। सभी देखने के लिए «/» लिखें या /help दबाएँ।
