import type { CategorySeed } from "./types.ts";

export const electronics: CategorySeed = {
  link: "electronics",
  name: ["Mobile & audio", "मोबाइल और ऑडियो"],
  products: [
    {
      title: ["Power Bank 20000 mAh, 22.5 W Fast Charging", "पावर बैंक 20000 mAh, 22.5 वॉट फ़ास्ट चार्जिंग"],
      text: [
        "Four full charges of a phone for long train journeys. Two ports at once, lights that show what is left.",
        "लंबे रेल सफ़र के लिए फ़ोन के चार पूरे चार्ज। एक साथ दो पोर्ट, और बची बैटरी बताने वाली लाइट।",
      ],
      price: 1999,
      group: 999,
      sold: 2210,
      groups: 380,
      stars: [760, 310, 98, 30, 26],
      shots: ["powerBank:black:0", "powerBank:black:1", "powerBank:black:2"],
      details: [
        ["battery", "20000 mAh", "20000 mAh"],
        ["power", "22.5 W, Type-C and USB", "22.5 वॉट, Type-C और USB"],
        ["warranty", "6 months", "6 महीने"],
      ],
      highlights: [
        ["Allowed in the cabin", "हवाई जहाज़ में ले जा सकते हैं"],
        ["BIS certified", "BIS प्रमाणित"],
      ],
      pictures: [[1, ["50 % in half an hour", "आधे घंटे में 50 %"], ["22.5 W by Type-C", "Type-C से 22.5 वॉट"]]],
      rates: ["battery", "quality", "value"],
      reviews: [
        {
          author: "Faizan",
          stars: 5,
          question: "How many charges?",
          answer: "Mera phone 4 baar charge hota hai.",
          likes: 58,
        },
        { author: "Swati", stars: 4, answer: "Heavy, but worth it on trains.", likes: 15 },
      ],
    },
    {
      title: ["Smart Watch with Bluetooth Calling, 1.9 in", "ब्लूटूथ कॉलिंग स्मार्ट वॉच, 1.9 इंच"],
      text: [
        "Take calls from the wrist, count steps, follow heart rate and sleep. Seven days on one charge.",
        "कलाई से कॉल उठाएँ, कदम गिनें, धड़कन और नींद देखें। एक चार्ज में सात दिन।",
      ],
      price: 2999,
      group: 1299,
      sold: 1876,
      groups: 322,
      stars: [600, 290, 102, 41, 35],
      shots: ["smartWatch:black:0", "smartWatch:black:1", "smartWatch:black:2"],
      details: [
        ["battery", "Up to 7 days", "7 दिन तक"],
        ["size", "1.9 in, 240 × 282", "1.9 इंच, 240 × 282"],
        ["warranty", "1 year", "1 साल"],
      ],
      highlights: [
        ["Calls without the phone in hand", "फ़ोन हाथ में लिए बिना कॉल"],
        ["100 sports and yoga", "100 खेल और योग"],
        ["Water-resistant IP68", "IP68 पानी से सुरक्षित"],
      ],
      pictures: [[2, ["Bright in the sun", "धूप में भी साफ़"], ["600 nits", "600 निट्स"]]],
      rates: ["battery", "look", "value"],
      reviews: [
        { author: "Yash", stars: 5, answer: "Ghadi ka display mast, calling clear hai.", likes: 49 },
        { author: "Preeti", stars: 3, answer: "Good watch, the app could be simpler.", likes: 18 },
      ],
    },
    {
      title: ["Bluetooth Tower Speakers 60 W, Pair", "ब्लूटूथ टावर स्पीकर 60 वॉट, जोड़ी"],
      text: [
        "Bhajans in the morning, a party in the evening. Bluetooth, USB, FM and a mic for karaoke.",
        "सुबह भजन, शाम को पार्टी। ब्लूटूथ, USB, FM और कराओके के लिए माइक।",
      ],
      price: 4499,
      group: 2499,
      sold: 520,
      groups: 91,
      stars: [180, 88, 26, 9, 8],
      shots: ["speaker:black:0", "speaker:black:1"],
      details: [
        ["power", "60 W RMS", "60 वॉट RMS"],
        ["box", "2 speakers, remote, mic", "2 स्पीकर, रिमोट, माइक"],
        ["warranty", "1 year", "1 साल"],
      ],
      highlights: [
        ["Deep bass", "दमदार बास"],
        ["FM and USB", "FM और USB"],
      ],
      pictures: [[0, ["Fills the hall", "पूरा हॉल गूँजे"], ["Two woofers in each tower", "हर टावर में दो वूफ़र"]]],
      rates: ["sound", "value"],
      reviews: [
        {
          author: "Balwinder",
          stars: 5,
          answer: "Awaaz bahut zordaar, shaadi ghar mein kaam aaya.",
          likes: 24,
        },
        { author: "Thomas", stars: 4, answer: "Good sound for the price.", likes: 9 },
      ],
    },
    {
      title: ["33 W Fast Charger with Type-C Cable", "33 वॉट फ़ास्ट चार्जर, Type-C केबल के साथ"],
      text: [
        "Half a battery in 25 minutes and cool to the touch. Guards against the ups and downs of the mains.",
        "25 मिनट में आधी बैटरी, छूने में ठंडा। बिजली के उतार-चढ़ाव से बचाव।",
      ],
      price: 999,
      group: 449,
      sold: 2480,
      groups: 433,
      stars: [820, 340, 110, 37, 31],
      shots: ["charger:white:0", "charger:white:1", "charger:white:2"],
      details: [
        ["power", "33 W", "33 वॉट"],
        ["box", "Adapter, 1 m cable", "एडॉप्टर, 1 मी. केबल"],
        ["warranty", "6 months", "6 महीने"],
      ],
      highlights: [
        ["For all Type-C phones", "सभी Type-C मोबाइल के लिए"],
        ["Surge protection", "वोल्टेज से सुरक्षा"],
      ],
      pictures: [
        [
          1,
          ["A cable that lasts", "टिकाऊ केबल"],
          ["Bent 10,000 times in the test", "जाँच में 10,000 बार मोड़ी गई"],
        ],
      ],
      rates: ["quality", "value"],
      reviews: [
        { author: "Naveen", stars: 5, answer: "Mobile jaldi charge hota hai, garam nahi hota.", likes: 37 },
        { author: "Ankita", stars: 4, answer: "Works with my laptop too, slowly.", likes: 10 },
      ],
    },
    {
      title: ["Wireless Over-Ear Headphones, 60 Hours", "वायरलेस हेडफ़ोन, 60 घंटे की बैटरी"],
      text: [
        "Soft cushions for online classes and long calls, 60 hours on one charge. Folds flat for the bag.",
        "ऑनलाइन क्लास और लंबी कॉल के लिए मुलायम कुशन, एक चार्ज में 60 घंटे। बैग के लिए मुड़ जाता है।",
      ],
      price: 2499,
      group: 1149,
      sold: 1060,
      groups: 187,
      stars: [360, 165, 54, 18, 15],
      shots: ["headphones:black:0", "headphones:black:1", "headphones:black:2"],
      details: [
        ["battery", "60 hours", "60 घंटे"],
        ["box", "Headphones, Type-C and AUX cables", "हेडफ़ोन, Type-C और AUX केबल"],
        ["warranty", "1 year", "1 साल"],
      ],
      highlights: [
        ["Foldable", "मुड़ने वाला"],
        ["With and without cable", "तार के साथ भी, बिना भी"],
      ],
      pictures: [[2, ["Soft for hours", "घंटों आराम"], ["Memory foam cushions", "मेमोरी फ़ोम कुशन"]]],
      rates: ["sound", "comfort", "battery"],
      reviews: [
        { author: "Aditya", stars: 5, answer: "Battery chalti hi rehti hai. Bass achha.", likes: 26 },
        { author: "Megha", stars: 4, answer: "Comfortable for classes.", likes: 8 },
      ],
    },
  ],
};
