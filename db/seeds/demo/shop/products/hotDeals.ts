import type { CategorySeed } from "./types.ts";

export const hotDeals: CategorySeed = {
  link: "hot_deals",
  name: ["Hot deals", "धमाका ऑफ़र"],
  products: [
    {
      title: ["Stainless Steel Electric Kettle 1.5 L", "स्टील इलेक्ट्रिक केतली 1.5 लीटर"],
      text: [
        "Water for five cups of chai in four minutes. Switches off by itself when it boils, and the base lets you set it down from any side.",
        "चार मिनट में पाँच कप चाय का पानी तैयार। उबलते ही अपने आप बंद हो जाती है, और बेस पर किसी भी तरफ़ से रख सकते हैं।",
      ],
      price: 1299,
      group: 649,
      sold: 2381,
      groups: 412,
      stars: [861, 312, 74, 21, 18],
      shots: ["kettle:silver:0", "kettle:silver:1", "kettle:silver:2"],
      details: [
        ["capacity", "1.5 litres", "1.5 लीटर"],
        ["power", "1500 W", "1500 वॉट"],
        ["material", "Stainless steel, cool-touch handle", "स्टेनलेस स्टील, ठंडा हैंडल"],
        ["warranty", "1 year", "1 साल"],
      ],
      highlights: [
        ["Auto switch-off, no boiling dry", "अपने आप बंद, सूखा नहीं उबलती"],
        ["Wide mouth, easy to clean", "चौड़ा मुँह, धोना आसान"],
        ["Good for chai, coffee, Maggi and baby bottles", "चाय, कॉफ़ी, मैगी और बच्चे की बोतल के लिए"],
      ],
      pictures: [
        [
          2,
          ["Boils in four minutes", "चार मिनट में उबाल"],
          ["1500 W under a steel plate", "स्टील प्लेट के नीचे 1500 वॉट"],
        ],
      ],
      rates: ["quality", "value", "cleaning"],
      reviews: [
        {
          author: "Sunita",
          stars: 5,
          question: "How fast does it boil?",
          answer: "4 minute mein paani ubal jata hai. Hostel ke liye perfect.",
          likes: 48,
        },
        {
          author: "Arvind",
          stars: 4,
          answer: "Good steel, lid is a bit tight in the first week.",
          likes: 19,
        },
        { author: "रेखा", stars: 5, answer: "रोज़ सुबह चाय इसी में बनती है। पैसा वसूल।", likes: 12 },
      ],
    },
    {
      title: ["True Wireless Earbuds, 40-Hour Battery", "ट्रू वायरलेस ईयरबड्स, 40 घंटे की बैटरी"],
      text: [
        "Clear calls on a noisy street, deep bass in the metro. The case charges them four more times and itself by Type-C.",
        "शोर वाली सड़क पर भी साफ़ कॉल, मेट्रो में दमदार बास। केस इन्हें चार बार और चार्ज करता है, Type-C से।",
      ],
      price: 1999,
      group: 899,
      sold: 3120,
      groups: 540,
      stars: [1102, 480, 160, 62, 58],
      shots: ["earbuds:white:0", "earbuds:white:1", "earbuds:black:0"],
      details: [
        ["battery", "8 h, 40 h with the case", "8 घंटे, केस के साथ 40 घंटे"],
        ["box", "Earbuds, case, Type-C cable, 3 sizes of tips", "ईयरबड्स, केस, Type-C केबल, 3 साइज़ के टिप"],
        ["warranty", "1 year", "1 साल"],
      ],
      highlights: [
        ["Two mics against street noise", "शोर काटने वाले दो माइक"],
        ["Sweat and splash proof", "पसीने और छींटों से सुरक्षित"],
        ["10 minutes of charging play 2 hours", "10 मिनट चार्ज, 2 घंटे गाने"],
      ],
      pictures: [
        [1, ["Sits firmly", "कान से नहीं गिरते"], ["Three sizes of soft tips", "तीन साइज़ के मुलायम टिप"]],
      ],
      rates: ["sound", "battery", "comfort"],
      reviews: [
        {
          author: "Karan",
          stars: 5,
          question: "Is the bass good?",
          answer: "Bass ekdum mast hai is price mein.",
          likes: 77,
        },
        {
          author: "Neha",
          stars: 4,
          answer: "Battery lasts the whole week of commute. Case gets scratches.",
          likes: 31,
        },
        { author: "Imran", stars: 3, answer: "Sound good, touch control thoda slow.", likes: 9 },
      ],
    },
    {
      title: [
        "Jaipuri Cotton Double Bedsheet with 2 Pillow Covers",
        "जयपुरी कॉटन डबल बेडशीट, 2 तकिया कवर के साथ",
      ],
      text: [
        "Pure cotton with a hand-block look from Jaipur, 90 × 100 inches. The colours stay after many washes.",
        "शुद्ध सूती चादर, जयपुर के हैंड-ब्लॉक जैसे प्रिंट, 90 × 100 इंच। कई धुलाई के बाद भी रंग पक्के।",
      ],
      price: 1199,
      group: 549,
      sold: 4215,
      groups: 731,
      stars: [1540, 602, 143, 44, 39],
      shots: ["bedding:sky:0", "bedding:sky:1", "bedding:pink:0"],
      details: [
        ["material", "100 % cotton, 180 TC", "100 % सूती, 180 TC"],
        ["size", "90 × 100 inches, covers 17 × 27", "90 × 100 इंच, कवर 17 × 27"],
        ["care", "Machine wash cold", "ठंडे पानी में मशीन धुलाई"],
      ],
      highlights: [
        ["Fast colours", "पक्का रंग"],
        ["Cool in summer", "गर्मी में ठंडी"],
        ["Fits queen and king beds", "क्वीन और किंग बेड पर फिट"],
      ],
      pictures: [
        [
          0,
          ["A chadar for every season", "हर मौसम की चादर"],
          ["Breathing cotton, no sweat at night", "हवादार सूती कपड़ा, रात को पसीना नहीं"],
        ],
      ],
      rates: ["quality", "look", "value"],
      reviews: [
        {
          author: "Meena",
          stars: 5,
          question: "Does the colour run?",
          answer: "4 baar dhoya, colour bilkul nahi gaya.",
          likes: 63,
        },
        {
          author: "Pooja",
          stars: 5,
          answer: "Bedsheet is thick and soft. Ordered with my sisters, saved a lot.",
          likes: 40,
        },
        { author: "गीता", stars: 4, answer: "चादर सुंदर है, तकिये के कवर थोड़े छोटे हैं।", likes: 11 },
      ],
    },
    {
      title: ["Men's Running Sports Shoes, Lightweight", "पुरुषों के हल्के रनिंग स्पोर्ट्स जूते"],
      text: [
        "240 grams a shoe, mesh that breathes and a sole that springs back. For the morning walk, the gym and every day.",
        "एक जूता सिर्फ़ 240 ग्राम, हवादार जाली और उछाल वाला सोल। सुबह की सैर, जिम और रोज़ के लिए।",
      ],
      price: 1799,
      group: 799,
      sold: 1904,
      groups: 330,
      stars: [640, 288, 92, 30, 26],
      shots: ["sneaker:blue:0", "sneaker:blue:1", "sneaker:blue:2"],
      details: [
        ["material", "Knitted mesh", "बुनी हुई जाली"],
        ["sole", "EVA with rubber grip", "रबर ग्रिप वाला EVA"],
        ["size", "UK 6 to 11", "UK 6 से 11"],
      ],
      highlights: [
        ["Only 240 g", "सिर्फ़ 240 ग्राम"],
        ["Washable", "धो सकते हैं"],
        ["Soft memory insole", "मुलायम मेमोरी इनसोल"],
      ],
      pictures: [
        [2, ["Grip on wet roads", "गीली सड़क पर भी पकड़"], ["Rubber where you land", "जहाँ पैर पड़ता है वहाँ रबर"]],
      ],
      rates: ["fit", "comfort", "value"],
      reviews: [
        {
          author: "Deepak",
          stars: 5,
          question: "Is the size true?",
          answer: "Size perfect hai, UK 8 liya. Bahut halke joote.",
          likes: 35,
        },
        { author: "Suresh", stars: 4, answer: "Comfortable for my 5 km walk.", likes: 14 },
      ],
    },
    {
      title: ["Insulated Steel Tiffin Lunch Box, 3 Tiers", "इंसुलेटेड स्टील टिफिन लंच बॉक्स, 3 डिब्बे"],
      text: [
        "Roti, sabzi and dal stay warm until lunch. Three leak-proof steel boxes with clips and a handle that folds.",
        "रोटी, सब्ज़ी और दाल दोपहर तक गरम। क्लिप वाले तीन लीक-प्रूफ स्टील के डिब्बे और मुड़ने वाला हैंडल।",
      ],
      price: 999,
      group: 449,
      sold: 2790,
      groups: 478,
      stars: [930, 402, 120, 36, 28],
      shots: ["tiffin:silver:0", "tiffin:silver:1", "tiffin:blue:0"],
      details: [
        ["capacity", "3 × 350 ml", "3 × 350 मि.ली."],
        ["material", "Food-grade steel", "फ़ूड-ग्रेड स्टील"],
        ["box", "Tiffin, spoon, carry bag", "टिफिन, चम्मच, बैग"],
      ],
      highlights: [
        ["Warm for 4 hours", "4 घंटे तक गरम"],
        ["Leak-proof dabba", "लीक-प्रूफ डब्बा"],
        ["For office and school", "ऑफ़िस और स्कूल के लिए"],
      ],
      pictures: [
        [
          1,
          ["Clips that hold", "मज़बूत क्लिप"],
          ["Upside down in the bag, still dry", "बैग में उल्टा हो तब भी सूखा"],
        ],
      ],
      rates: ["quality", "cleaning", "value"],
      reviews: [
        {
          author: "Kavita",
          stars: 5,
          question: "Does it leak?",
          answer: "Dal bhi leak nahi hoti. Tiffin ekdum badhiya.",
          likes: 52,
        },
        { author: "Rohit", stars: 4, answer: "Food stays warm till 1 pm.", likes: 17 },
      ],
    },
  ],
};
