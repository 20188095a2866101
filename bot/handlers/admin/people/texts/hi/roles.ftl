### एडमिन की भूमिकाएँ

person-role = 🛡 { role-name }
button-person-role = 🛡 भूमिका दें
button-person-other-role = 🛡 भूमिका बदलें
button-role-give = 🛡 भूमिका दें: { role-name }
button-role-take = भूमिका वापस लें
role-name =
    { $role ->
        [owner] मालिक
        [manager] मैनेजर
        [moderator] मॉडरेटर
        [support] सहायता
        [analyst] विश्लेषक
        [courier] कूरियर
       *[none] कोई भूमिका नहीं
    }
role-about =
    { $role ->
        [owner] सब कुछ, भूमिकाएँ और सेटिंग भी
        [manager] दुकान, ऑर्डर और सबको संदेश, सीमा तक पैसा
        [moderator] मॉडरेशन की क़तार, 30 दिन तक के ब्लॉक
        [support] ऑर्डर और लोग, पैसा नहीं
        [analyst] रिपोर्ट और आँकड़े, लोग नहीं
       *[courier] डिलीवरी के लिए दिए गए ऑर्डर
    }
role-line = <b>{ role-name }</b>: { role-about }
role-which = <b>{ $name }</b> को कौन-सी भूमिका दें?
role-list = <b>भूमिका वाले लोग: { $count }</b>
role-usage = भूमिका दें: <code>/admin moderator कौन</code> (owner, manager, moderator, support, analyst या courier)। सूची से चुनें: <code>/admin add कौन</code>। वापस लें: <code>/admin remove कौन</code>।
role-ask-give = <b>{ $name } (#{ $id }) को “{ role-name }” की भूमिका दें?</b> इसमें शामिल है: { role-about }।
role-ask-take = <b>{ $name } (#{ $id }) से भूमिका वापस लें?</b>
role-given = 🛡 { $name }: { role-name }।
role-taken = { $name } के पास अब कोई भूमिका नहीं है।
role-refused = ऐसा नहीं हो सकता: अपनी, आख़िरी मालिक की और सेटिंग में लिखे मालिकों की भूमिका नहीं बदली जाती।
role-so-already =
    { $name }: { $role ->
        [none] कोई भूमिका नहीं है।
       *[other] यह भूमिका पहले से है।
    }
role-banned = खाता ब्लॉक है: पहले ब्लॉक हटाएँ।
right-refused = आपकी भूमिका में यह शामिल नहीं है।
right-limit = आपकी भूमिका में एक बार में सिक्के: ज़्यादा-से-ज़्यादा { $coins }।
notice-role-given =
    🛡 <b>Bozor में आपकी भूमिका: { role-name }</b>

    इसमें शामिल है: { role-about }। आपके कमांड मेनू में हैं।
notice-role-taken = Bozor में अब आपकी कोई भूमिका नहीं है।
