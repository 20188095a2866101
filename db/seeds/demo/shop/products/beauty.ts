import type { CategorySeed } from "./types.ts";

export const beauty: CategorySeed = {
  link: "beauty",
  name: ["Beauty & care", "सौंदर्य और देखभाल"],
  products: [
    {
      title: ["Onion Hair Oil with Bhringraj 200 ml", "प्याज़ का तेल, भृंगराज के साथ 200 मि.ली."],
      text: [
        "Red onion, bhringraj and coconut oil in a bottle with a comb tip. Massage at night, wash in the morning.",
        "लाल प्याज़, भृंगराज और नारियल तेल, कंघी वाली बोतल में। रात को मालिश, सुबह धो लें।",
      ],
      price: 599,
      group: 289,
      sold: 2010,
      groups: 352,
      stars: [640, 300, 120, 44, 40],
      shots: ["hairOil:violet:0", "hairOil:violet:1"],
      details: [
        ["size", "200 ml", "200 मि.ली."],
        ["material", "Onion, bhringraj, coconut, amla", "प्याज़, भृंगराज, नारियल, आँवला"],
        ["origin", "India", "भारत"],
      ],
      highlights: [
        ["Without mineral oil", "मिनरल ऑयल नहीं"],
        ["Doesn't smell of onion", "प्याज़ की गंध नहीं"],
      ],
      pictures: [[0, ["Straight to the roots", "सीधा जड़ों तक"], ["A comb in the cap", "ढक्कन में कंघी"]]],
      rates: ["quality", "scent", "value"],
      reviews: [
        {
          author: "Monika",
          stars: 5,
          question: "Does hair fall less?",
          answer: "2 mahine mein baal girna kam hua.",
          likes: 61,
        },
        { author: "Sneha", stars: 3, answer: "Nice oil, results are slow.", likes: 22 },
      ],
    },
    {
      title: ["Kesar Chandan Face Cream and Wash Set", "केसर चंदन फ़ेस क्रीम और फ़ेस वॉश सेट"],
      text: [
        "Saffron and sandalwood for the skin: a cream, a face wash and a lotion. Light, for every day.",
        "त्वचा के लिए केसर और चंदन: क्रीम, फ़ेस वॉश और लोशन। हल्का, रोज़ के लिए।",
      ],
      price: 899,
      group: 429,
      sold: 1130,
      groups: 198,
      stars: [370, 172, 60, 20, 17],
      shots: ["cream:pink:0", "cream:pink:1", "cream:pink:2"],
      details: [
        ["box", "Cream 50 g, wash 100 ml, lotion 100 ml", "क्रीम 50 ग्राम, वॉश 100 मि.ली., लोशन 100 मि.ली."],
        ["material", "Saffron, sandalwood, aloe", "केसर, चंदन, एलोवेरा"],
      ],
      highlights: [
        ["No parabens", "पैराबेन नहीं"],
        ["For all skin types", "हर त्वचा के लिए"],
      ],
      pictures: [
        [2, ["A month of care", "एक महीने की देखभाल"], ["Three steps, two minutes", "तीन कदम, दो मिनट"]],
      ],
      rates: ["quality", "scent"],
      reviews: [
        { author: "Vandana", stars: 5, answer: "Chandan ki khushboo bahut achhi. Skin soft.", likes: 28 },
        { author: "Rubina", stars: 4, answer: "Good for dry skin.", likes: 9 },
      ],
    },
    {
      title: ["Natural Mehndi Cones, Pack of 12", "नेचुरल मेहंदी कोन, 12 का पैक"],
      text: [
        "Fresh henna from Sojat, triple-sifted: a fine line and a dark stain by the next morning. No chemicals.",
        "सोजत की ताज़ी मेहंदी, तीन बार छनी: बारीक लाइन और सुबह तक गहरा रंग। कोई केमिकल नहीं।",
      ],
      price: 299,
      group: 149,
      sold: 3340,
      groups: 590,
      stars: [1180, 420, 110, 31, 27],
      shots: ["mehndi:green:0", "mehndi:green:1"],
      details: [
        ["weight", "12 × 25 g", "12 × 25 ग्राम"],
        ["material", "Henna, eucalyptus oil", "मेहंदी, नीलगिरी तेल"],
        ["origin", "Sojat, India", "सोजत, भारत"],
      ],
      highlights: [
        ["Dark in 8 hours", "8 घंटे में गहरा रंग"],
        ["For bridal designs", "दुल्हन के डिज़ाइन के लिए"],
      ],
      pictures: [[1, ["A tip as fine as a needle", "सुई जैसी बारीक नोक"], ["Doesn't clog", "अटकती नहीं"]]],
      rates: ["quality", "value"],
      reviews: [
        {
          author: "Heena",
          stars: 5,
          answer: "Rang bahut gehra aata hai. Karwa Chauth pe lagayi.",
          likes: 70,
        },
        { author: "Chitra", stars: 5, answer: "Fresh cones, no lumps.", likes: 24 },
      ],
    },
    {
      title: ["Matte Lipstick and Compact Makeup Kit", "मैट लिपस्टिक और कॉम्पैक्ट मेकअप किट"],
      text: [
        "A red that suits every skin and stays through a wedding dinner, with a compact of three shades and a mirror.",
        "हर रंगत पर जँचने वाला लाल, जो शादी के खाने तक टिके, साथ में तीन शेड का कॉम्पैक्ट और शीशा।",
      ],
      price: 799,
      group: 349,
      sold: 1490,
      groups: 262,
      stars: [470, 230, 80, 28, 24],
      shots: ["lipstick:red:0", "lipstick:red:1", "lipstick:red:2"],
      details: [
        ["box", "Lipstick, compact with mirror", "लिपस्टिक, शीशे वाला कॉम्पैक्ट"],
        ["colour", "Rani red", "रानी लाल"],
      ],
      highlights: [
        ["Stays for 12 hours", "12 घंटे टिके"],
        ["Doesn't dry the lips", "होंठ नहीं सुखाती"],
      ],
      pictures: [[0, ["Smudge-proof", "फैलती नहीं"], ["Chai leaves no mark", "चाय के कप पर निशान नहीं"]]],
      rates: ["look", "quality"],
      reviews: [
        { author: "Ayesha", stars: 5, answer: "Shade bahut sundar hai, poora din tika.", likes: 32 },
        { author: "Rupali", stars: 4, answer: "Lipstick great, compact average.", likes: 13 },
      ],
    },
    {
      title: ["Foldable Hair Dryer 1600 W", "फ़ोल्डेबल हेयर ड्रायर 1600 वॉट"],
      text: [
        "Hot and cool air, two speeds and a handle that folds. Not on sale yet: tell us if you would buy it.",
        "गरम और ठंडी हवा, दो स्पीड और मुड़ने वाला हैंडल। अभी बिक्री में नहीं: बताइए, आप लेंगे?",
      ],
      price: 1299,
      group: 649,
      sold: 0,
      groups: 0,
      stars: [0, 0, 0, 0, 0],
      shots: ["hairDryer:pink:0", "hairDryer:pink:1"],
      details: [
        ["power", "1600 W", "1600 वॉट"],
        ["warranty", "2 years", "2 साल"],
      ],
      highlights: [["Folds for travel", "सफ़र के लिए मुड़ता है"]],
      pictures: [[1, ["Dry in six minutes", "छह मिनट में सूखे बाल"], ["Without heat damage", "बाल जले बिना"]]],
      rates: ["quality"],
      reviews: [],
      isReal: false,
    },
  ],
};
