import type { CategorySeed } from "./types.ts";

export const footwear: CategorySeed = {
  link: "footwear",
  name: ["Footwear", "जूते-चप्पल"],
  products: [
    {
      title: ["Men's Kolhapuri Leather Chappal", "पुरुषों की कोल्हापुरी चमड़े की चप्पल"],
      text: [
        "Vegetable-tanned leather, stitched by hand in Kolhapur. A little stiff at first, then made for your foot.",
        "कोल्हापुर में हाथ से सिली, वनस्पति से पकाए चमड़े की चप्पल। शुरू में थोड़ी सख़्त, फिर आपके पैर के साँचे की।",
      ],
      price: 999,
      group: 479,
      sold: 1180,
      groups: 203,
      stars: [402, 170, 60, 21, 15],
      shots: ["chappal:brown:0", "chappal:brown:1", "chappal:brown:2"],
      details: [
        ["material", "Buffalo leather", "भैंस का चमड़ा"],
        ["sole", "Leather with rubber heel", "चमड़ा, रबर एड़ी"],
        ["size", "UK 6 to 10", "UK 6 से 10"],
      ],
      highlights: [
        ["Hand-stitched", "हाथ से सिली"],
        ["Goes with kurta and jeans", "कुर्ते और जींस दोनों के साथ"],
      ],
      pictures: [[2, ["Braided strap", "गुँथी हुई पट्टी"], ["Doesn't cut the foot", "पैर को नहीं काटती"]]],
      rates: ["quality", "comfort", "value"],
      reviews: [
        {
          author: "Sachin",
          stars: 5,
          question: "Is it real leather?",
          answer: "Asli chamda hai, khushboo se hi pata chalta hai.",
          likes: 39,
        },
        { author: "Prakash", stars: 4, answer: "Needs three days to get soft.", likes: 21 },
      ],
    },
    {
      title: ["Women's Embroidered Mojari Jutti", "महिलाओं की कढ़ाई वाली मोजड़ी जूती"],
      text: [
        "Jaipuri jutti with zardozi flowers and a cushioned insole. Flat, light and festive.",
        "ज़रदोज़ी फूलों वाली जयपुरी जूती, गद्देदार इनसोल। सपाट, हल्की और त्योहार के लायक।",
      ],
      price: 899,
      group: 429,
      sold: 1344,
      groups: 238,
      stars: [470, 199, 66, 20, 18],
      shots: ["jutti:red:0", "jutti:red:1", "jutti:violet:0"],
      details: [
        ["material", "Velvet, faux leather", "वेलवेट, फॉक्स लेदर"],
        ["sole", "Soft rubber", "मुलायम रबर"],
        ["size", "UK 3 to 8", "UK 3 से 8"],
      ],
      highlights: [
        ["Double cushion", "डबल कुशन"],
        ["For lehenga, suit and saree", "लहंगा, सूट और साड़ी के साथ"],
      ],
      pictures: [[0, ["Zardozi by hand", "हाथ की ज़रदोज़ी"], ["Beads sewn twice", "मोती दो बार सिले"]]],
      rates: ["look", "comfort", "fit"],
      reviews: [
        {
          author: "Simran",
          stars: 5,
          answer: "Jutti itni pyari hai, shaadi mein pehni. No shoe bite.",
          likes: 44,
        },
        { author: "Divya", stars: 4, answer: "Order one size bigger.", likes: 23 },
      ],
    },
    {
      title: ["Men's Formal Derby Shoes, Office Wear", "पुरुषों के फ़ॉर्मल डर्बी जूते, ऑफ़िस के लिए"],
      text: [
        "Clean lines, a polish that needs only a cloth and a sole that doesn't slip on marble. For office, interviews and weddings.",
        "साफ़ डिज़ाइन, कपड़े से पोंछते ही चमक, और संगमरमर पर न फिसलने वाला सोल। ऑफ़िस, इंटरव्यू और शादी के लिए।",
      ],
      price: 1999,
      group: 949,
      sold: 870,
      groups: 151,
      stars: [290, 140, 44, 13, 10],
      shots: ["oxford:brown:0", "oxford:brown:1", "oxford:black:0"],
      details: [
        ["material", "Synthetic leather", "सिंथेटिक लेदर"],
        ["sole", "TPR, anti-skid", "TPR, फिसलन रोधी"],
        ["size", "UK 6 to 11", "UK 6 से 11"],
      ],
      highlights: [
        ["Padded collar", "गद्देदार कॉलर"],
        ["6 months warranty on the sole", "सोल पर 6 महीने की वारंटी"],
      ],
      pictures: [
        [1, ["All day at work", "दिन भर ऑफ़िस में"], ["Memory foam under the heel", "एड़ी के नीचे मेमोरी फ़ोम"]],
      ],
      rates: ["comfort", "look", "value"],
      reviews: [
        { author: "Ajay", stars: 5, answer: "Interview ke liye liye the, look ekdum premium.", likes: 20 },
        { author: "Nitin", stars: 4, answer: "Good formal shoes for the price.", likes: 11 },
      ],
    },
    {
      title: ["Women's Flat Sandals with Buckle", "महिलाओं की बकल वाली फ़्लैट सैंडल"],
      text: [
        "A flat sole you can walk in all day, wide soft straps and a golden buckle. Matches suits, sarees and dresses.",
        "सपाट तला, दिन भर चल सकें, चौड़ी मुलायम पट्टियाँ और सुनहरा बकल। सूट, साड़ी और ड्रेस सबके साथ।",
      ],
      price: 1299,
      group: 599,
      sold: 965,
      groups: 170,
      stars: [310, 160, 52, 18, 14],
      shots: ["sandal:beige:0", "sandal:beige:1", "sandal:beige:2"],
      details: [
        ["material", "Faux suede", "फॉक्स स्वेड"],
        ["size", "UK 3 to 8", "UK 3 से 8"],
        ["sole", "TPR", "TPR"],
      ],
      highlights: [
        ["Steady flat sole", "मज़बूत सपाट तला"],
        ["Padded footbed", "गद्देदार तला"],
      ],
      pictures: [[2, ["Buckle, no velcro", "बकल, वेल्क्रो नहीं"], ["Holds through the wedding", "पूरी शादी टिके"]]],
      rates: ["comfort", "fit", "look"],
      reviews: [
        { author: "Tanvi", stars: 5, answer: "So comfortable, I danced all night in them.", likes: 27 },
        { author: "Komal", stars: 3, answer: "Colour thoda light hai photo se.", likes: 7 },
      ],
    },
    {
      title: ["Kids' Velcro School Shoes", "बच्चों के वेल्क्रो स्कूल जूते"],
      text: [
        "They close with one strap, wipe clean and last a school year. With room for growing toes.",
        "एक पट्टी से बंद, पोंछते ही साफ़ और पूरा स्कूल साल चलें। बढ़ते पैरों के लिए जगह।",
      ],
      price: 799,
      group: 379,
      sold: 1520,
      groups: 275,
      stars: [540, 210, 61, 19, 16],
      shots: ["kidsShoes:black:0", "kidsShoes:black:1", "kidsShoes:black:2"],
      details: [
        ["material", "PU leather", "PU लेदर"],
        ["sole", "Light EVA", "हल्का EVA"],
        ["size", "Kids UK 8 to 13", "बच्चों के UK 8 से 13"],
      ],
      highlights: [
        ["A child closes them alone", "बच्चा खुद पहन ले"],
        ["Doesn't mark floors", "फ़र्श पर निशान नहीं"],
      ],
      pictures: [[1, ["Scuff-proof toe", "घिसने से बचाव"], ["Rubber over the toecap", "आगे रबर की परत"]]],
      rates: ["quality", "comfort", "value"],
      reviews: [
        { author: "Rashmi", stars: 5, answer: "Beta roz school pehenta hai, 4 mahine ho gaye.", likes: 33 },
        { author: "Jyoti", stars: 4, answer: "Good shoes, strong velcro.", likes: 10 },
      ],
    },
  ],
};
