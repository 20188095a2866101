import type { CategorySeed } from "./types.ts";

export const home: CategorySeed = {
  link: "home",
  name: ["Home & bedding", "घर और बिस्तर"],
  products: [
    {
      title: ["Jaipuri Cotton Razai Quilt, Double", "जयपुरी सूती रजाई, डबल"],
      text: [
        "As light as a shawl and as warm as a blanket: carded cotton in a printed cover, quilted by hand.",
        "शॉल जैसी हल्की, कंबल जैसी गरम: धुनी हुई रुई, छपा हुआ कपड़ा, हाथ की सिलाई।",
      ],
      price: 2499,
      group: 1199,
      sold: 1410,
      groups: 246,
      stars: [512, 190, 52, 14, 13],
      shots: ["razai:red:0", "razai:red:1", "razai:blue:0"],
      details: [
        ["size", "90 × 108 inches", "90 × 108 इंच"],
        ["material", "Cotton in and out", "अंदर-बाहर सूती"],
        ["weight", "1.4 kg", "1.4 किग्रा"],
      ],
      highlights: [
        ["Warm in Delhi's January", "दिल्ली की जनवरी में भी गरम"],
        ["Folds into a small bag", "छोटे बैग में आ जाती है"],
      ],
      pictures: [
        [1, ["Quilted by hand", "हाथ की सिलाई"], ["The cotton doesn't gather", "रुई इकट्ठी नहीं होती"]],
      ],
      rates: ["quality", "comfort", "look"],
      reviews: [
        {
          author: "Kusum",
          stars: 5,
          question: "Is it warm enough?",
          answer: "Halki hai par bahut garam. Do razai li.",
          likes: 47,
        },
        { author: "Harpreet", stars: 5, answer: "Quilt feels premium, print is beautiful.", likes: 20 },
      ],
    },
    {
      title: ["Blackout Door Curtains, Set of 2, 7 ft", "ब्लैकआउट पर्दे, 2 का सेट, 7 फ़ुट"],
      text: [
        "They keep out the afternoon sun and half of the heat. Steel eyelets slide without a sound.",
        "दोपहर की धूप और आधी गर्मी बाहर ही रोकते हैं। स्टील के छल्ले बिना आवाज़ सरकते हैं।",
      ],
      price: 1199,
      group: 579,
      sold: 1205,
      groups: 212,
      stars: [402, 180, 57, 18, 14],
      shots: ["curtains:blue:0", "curtains:blue:1"],
      details: [
        ["size", "4 × 7 ft each", "हर पर्दा 4 × 7 फ़ुट"],
        ["material", "Polyester, 3 layers", "पॉलिएस्टर, 3 परत"],
        ["care", "Machine wash", "मशीन धुलाई"],
      ],
      highlights: [
        ["Blocks 90 % of light", "90 % रोशनी रोके"],
        ["Tie-backs included", "बाँधने की डोरी साथ में"],
      ],
      pictures: [[0, ["A cooler room", "कमरा ठंडा"], ["Three layers against the sun", "धूप के आगे तीन परत"]]],
      rates: ["quality", "look"],
      reviews: [
        { author: "Alok", stars: 5, answer: "Parde lagte hi kamra thanda ho gaya.", likes: 19 },
        { author: "Mary", stars: 4, answer: "Good curtains, colour slightly darker.", likes: 7 },
      ],
    },
    {
      title: ["Microfibre Sleeping Pillows, Pack of 2", "माइक्रोफ़ाइबर तकिए, 2 का पैक"],
      text: [
        "Soft under the head and firm under the neck. They come back to their shape every morning.",
        "सिर के नीचे मुलायम, गर्दन के नीचे सहारा। हर सुबह फिर अपने आकार में।",
      ],
      price: 1299,
      group: 629,
      sold: 990,
      groups: 175,
      stars: [330, 150, 48, 16, 12],
      shots: ["pillows:white:0", "pillows:white:1", "pillows:white:2"],
      details: [
        ["size", "17 × 27 inches", "17 × 27 इंच"],
        ["material", "Hollow microfibre", "होलो माइक्रोफ़ाइबर"],
        ["care", "Machine wash", "मशीन धुलाई"],
      ],
      highlights: [
        ["Against neck pain", "गर्दन दर्द में आराम"],
        ["Hotel softness", "होटल जैसी नरमी"],
      ],
      pictures: [
        [2, ["Keeps its height", "ऊँचाई बनी रहती है"], ["900 g of filling each", "हर तकिए में 900 ग्राम भराई"]],
      ],
      rates: ["comfort", "value"],
      reviews: [
        { author: "Dinesh", stars: 5, answer: "Takiya bahut soft, neend achhi aati hai.", likes: 16 },
        { author: "Leela", stars: 4, answer: "Give them a day to puff up.", likes: 12 },
      ],
    },
    {
      title: ["High-Speed Pedestal Fan 400 mm", "तेज़ रफ़्तार पेडस्टल पंखा 400 मि.मी."],
      text: [
        "A copper motor, three speeds and a head that turns. Moves the air of a whole room and runs on an inverter.",
        "कॉपर मोटर, तीन स्पीड और घूमने वाला सिर। पूरे कमरे में हवा, इन्वर्टर पर भी चले।",
      ],
      price: 2299,
      group: 1299,
      sold: 740,
      groups: 128,
      stars: [260, 110, 36, 12, 9],
      shots: ["fan:white:0", "fan:white:1"],
      details: [
        ["power", "55 W", "55 वॉट"],
        ["size", "Up to 130 cm high", "130 से.मी. तक ऊँचा"],
        ["warranty", "2 years", "2 साल"],
      ],
      highlights: [
        ["Copper motor", "कॉपर मोटर"],
        ["Quiet at night", "रात में शांत"],
      ],
      pictures: [
        [1, ["Turns by itself", "अपने आप घूमे"], ["90 degrees from wall to wall", "दीवार से दीवार तक 90 डिग्री"]],
      ],
      rates: ["quality", "value"],
      reviews: [
        { author: "Santosh", stars: 5, answer: "Hawa bahut tez hai, bijli kam khata hai.", likes: 22 },
        { author: "George", stars: 4, answer: "Easy to assemble, ten minutes.", likes: 6 },
      ],
    },
    {
      title: ["Self-Watering Plant Pot with Tulsi", "तुलसी के साथ सेल्फ़-वॉटरिंग गमला"],
      text: [
        "A gamla with a water store for ten days and a young tulsi in it. We are finding out how many homes want one.",
        "दस दिन का पानी रखने वाला गमला, साथ में तुलसी का पौधा। हम जान रहे हैं कि कितने घर इसे चाहते हैं।",
      ],
      price: 799,
      group: 389,
      sold: 0,
      groups: 0,
      stars: [0, 0, 0, 0, 0],
      shots: ["plant:green:0", "plant:green:1"],
      details: [
        ["size", "18 cm", "18 से.मी."],
        ["capacity", "1.2 litres of water", "1.2 लीटर पानी"],
      ],
      highlights: [["Water once in ten days", "दस दिन में एक बार पानी"]],
      pictures: [
        [0, ["Drinks by a wick", "बत्ती से पानी पीता है"], ["Never too wet, never dry", "न ज़्यादा गीला, न सूखा"]],
      ],
      rates: ["quality"],
      reviews: [],
      isReal: false,
    },
  ],
};
