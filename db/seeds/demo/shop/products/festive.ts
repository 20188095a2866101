import type { CategorySeed } from "./types.ts";

export const festive: CategorySeed = {
  link: "puja_festive",
  name: ["Puja & festive", "पूजा और त्योहार"],
  products: [
    {
      title: ["Brass Diya Set of 5", "पीतल के दीये, 5 का सेट"],
      text: [
        "Solid brass diyas that stand firmly and hold oil for three hours. For Diwali, aarti and the evening lamp.",
        "ठोस पीतल के दीये, मज़बूती से टिकें और तीन घंटे का तेल रखें। दिवाली, आरती और शाम के दीपक के लिए।",
      ],
      price: 799,
      group: 389,
      sold: 2240,
      groups: 395,
      stars: [830, 290, 62, 17, 14],
      shots: ["diya:gold:0", "diya:gold:1", "diya:gold:2"],
      details: [
        ["material", "Brass", "पीतल"],
        ["box", "1 large and 4 small diyas, 20 wicks", "1 बड़ा और 4 छोटे दीये, 20 बत्ती"],
        ["origin", "Moradabad, India", "मुरादाबाद, भारत"],
      ],
      highlights: [
        ["Burns for 3 hours", "3 घंटे जले"],
        ["Doesn't turn black", "काला नहीं पड़ता"],
      ],
      pictures: [
        [2, ["Heavy in the hand", "हाथ में वज़नदार"], ["The large one weighs 180 g", "बड़ा दीया 180 ग्राम का"]],
      ],
      rates: ["quality", "look", "packing"],
      reviews: [
        {
          author: "Shobha",
          stars: 5,
          answer: "Diye asli pital ke hain, Diwali pe ghar jagmaga gaya.",
          likes: 55,
        },
        { author: "Kiran", stars: 5, answer: "Packed well, shining brass.", likes: 18 },
      ],
    },
    {
      title: ["Rangoli Colours Kit, 5 Powders with Board", "रंगोली रंग किट, 5 रंग और बोर्ड"],
      text: [
        "Five bright powders with a painted board to practise on. Washes off tiles with plain water.",
        "पाँच चटक रंग और अभ्यास के लिए रंगा हुआ बोर्ड। टाइल से सादे पानी से धुल जाते हैं।",
      ],
      price: 499,
      group: 239,
      sold: 1720,
      groups: 305,
      stars: [560, 230, 70, 21, 17],
      shots: ["rangoli:pink:0", "rangoli:pink:1"],
      details: [
        ["weight", "5 × 100 g", "5 × 100 ग्राम"],
        ["box", "5 colours, board, stencil", "5 रंग, बोर्ड, स्टेंसिल"],
      ],
      highlights: [
        ["Safe for children", "बच्चों के लिए सुरक्षित"],
        ["With a stencil", "स्टेंसिल साथ में"],
      ],
      pictures: [[0, ["Ready in ten minutes", "दस मिनट में तैयार"], ["Sprinkle, lift, done", "छिड़कें, उठाएँ, बस"]]],
      rates: ["look", "value"],
      reviews: [
        { author: "Mamta", stars: 5, answer: "Rang bahut chamkile hain. Bachon ne banaya.", likes: 27 },
        { author: "Lata", stars: 4, answer: "Colours are bright, board is small.", likes: 8 },
      ],
    },
    {
      title: ["Agarbatti Gift Pack, Chandan and Mogra", "अगरबत्ती गिफ़्ट पैक, चंदन और मोगरा"],
      text: [
        "Two boxes of hand-rolled incense with a brass stand. Low smoke, a long calm fragrance.",
        "हाथ से बनी अगरबत्ती के दो डिब्बे और पीतल का स्टैंड। कम धुआँ, देर तक शांत खुशबू।",
      ],
      price: 349,
      group: 169,
      sold: 2870,
      groups: 505,
      stars: [960, 360, 96, 28, 24],
      shots: ["agarbatti:violet:0", "agarbatti:violet:1"],
      details: [
        ["box", "2 × 120 sticks, stand", "2 × 120 अगरबत्ती, स्टैंड"],
        ["material", "Without charcoal", "बिना चारकोल"],
        ["origin", "Bengaluru, India", "बेंगलुरु, भारत"],
      ],
      highlights: [
        ["45 minutes a stick", "एक अगरबत्ती 45 मिनट"],
        ["Made by a women's group", "महिला समूह ने बनाई"],
      ],
      pictures: [
        [
          1,
          ["With a stand", "स्टैंड के साथ"],
          ["Ash falls on brass, not on the floor", "राख पीतल पर गिरे, फ़र्श पर नहीं"],
        ],
      ],
      rates: ["scent", "value", "packing"],
      reviews: [
        { author: "Vimala", stars: 5, answer: "Mogra ki khushboo poore ghar mein.", likes: 34 },
        { author: "Om Prakash", stars: 4, answer: "Less smoke, good incense.", likes: 12 },
      ],
    },
    {
      title: ["LED Diwali String Lights 12 m, Warm White", "LED दिवाली झालर लाइट 12 मीटर"],
      text: [
        "120 lights on copper wire for the balcony and the mandir. Waterproof, eight patterns, half the electricity.",
        "बालकनी और मंदिर के लिए कॉपर तार पर 120 लाइटें। वॉटरप्रूफ, आठ पैटर्न, आधी बिजली।",
      ],
      price: 599,
      group: 279,
      sold: 3050,
      groups: 533,
      stars: [990, 400, 120, 40, 36],
      shots: ["stringLights:gold:0", "stringLights:gold:1", "stringLights:blue:0"],
      details: [
        ["size", "12 m, 120 LEDs", "12 मीटर, 120 LED"],
        ["power", "6 W, plug included", "6 वॉट, प्लग साथ में"],
        ["warranty", "3 months", "3 महीने"],
      ],
      highlights: [
        ["Rain-proof", "बारिश में भी चले"],
        ["8 patterns", "8 पैटर्न"],
      ],
      pictures: [[0, ["The whole balcony", "पूरी बालकनी"], ["12 metres from one plug", "एक प्लग से 12 मीटर"]]],
      rates: ["quality", "look", "value"],
      reviews: [
        { author: "Gaurav", stars: 5, answer: "Jhalar bahut sundar, do saal se chal rahi hai.", likes: 46 },
        { author: "Bindu", stars: 4, answer: "Warm light, long enough for two windows.", likes: 16 },
      ],
    },
    {
      title: ["Brass Puja Thali Set with Bell", "पीतल की पूजा थाली सेट, घंटी के साथ"],
      text: [
        "Thali, diya, bell, two bowls: all that aarti needs, in one box. A gift for a new home.",
        "थाली, दीया, घंटी, दो कटोरी: आरती की हर चीज़ एक डिब्बे में। नए घर के लिए उपहार।",
      ],
      price: 1299,
      group: 649,
      sold: 1015,
      groups: 180,
      stars: [388, 140, 36, 9, 8],
      shots: ["pujaThali:gold:0", "pujaThali:gold:1", "pujaThali:gold:2"],
      details: [
        ["size", "26 cm across", "26 से.मी. चौड़ी"],
        ["material", "Brass", "पीतल"],
        ["box", "Thali, diya, bell, 2 bowls", "थाली, दीया, घंटी, 2 कटोरी"],
      ],
      highlights: [
        ["Engraved rim", "नक्काशीदार किनारा"],
        ["In a gift box", "गिफ़्ट बॉक्स में"],
      ],
      pictures: [
        [2, ["A bell with a clear tone", "साफ़ आवाज़ की घंटी"], ["Cast, not pressed", "ढली हुई, दबाई नहीं"]],
      ],
      rates: ["quality", "look", "packing"],
      reviews: [
        {
          author: "Nirmala",
          stars: 5,
          answer: "Griha pravesh mein gift diya, sabko bahut pasand aayi.",
          likes: 31,
        },
        { author: "Subhash", stars: 4, answer: "Good brass thali, polish it monthly.", likes: 9 },
      ],
    },
  ],
};
