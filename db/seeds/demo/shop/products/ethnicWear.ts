import type { CategorySeed } from "./types.ts";

export const ethnicWear: CategorySeed = {
  link: "ethnic_wear",
  name: ["Ethnic wear", "पारंपरिक कपड़े"],
  products: [
    {
      title: ["Banarasi Silk Saree with Blouse Piece", "बनारसी सिल्क साड़ी, ब्लाउज़ पीस के साथ"],
      text: [
        "Soft art silk with zari weaving from Banaras, 5.5 metres and an unstitched blouse of 0.8. For weddings, puja and Karwa Chauth.",
        "बनारस की ज़री बुनाई वाली मुलायम आर्ट सिल्क, 5.5 मीटर और 0.8 मीटर बिना सिला ब्लाउज़। शादी, पूजा और करवा चौथ के लिए।",
      ],
      price: 2999,
      group: 1349,
      sold: 1288,
      groups: 224,
      stars: [510, 190, 48, 15, 12],
      shots: ["saree:red:0", "saree:red:1", "saree:green:0"],
      details: [
        ["material", "Art silk with zari", "आर्ट सिल्क, ज़री"],
        ["size", "5.5 m + 0.8 m blouse", "5.5 मी. + 0.8 मी. ब्लाउज़"],
        ["care", "Dry clean", "ड्राई क्लीन"],
        ["origin", "Varanasi, India", "वाराणसी, भारत"],
      ],
      highlights: [
        ["Rich zari pallu", "भारी ज़री पल्लू"],
        ["Light to wear all day", "दिन भर पहनने में हल्की"],
        ["Comes gift-packed", "गिफ़्ट पैक में आती है"],
      ],
      pictures: [
        [
          0,
          ["Woven, not printed", "बुनी हुई, छपी नहीं"],
          ["Butis and border of zari thread", "ज़री के बूटे और बॉर्डर"],
        ],
      ],
      rates: ["quality", "look", "value"],
      reviews: [
        {
          author: "Anjali",
          stars: 5,
          question: "Same colour as in the photo?",
          answer: "Bilkul same red. Saree bahut hi sundar hai, sabne tareef ki.",
          likes: 88,
        },
        { author: "Lakshmi", stars: 4, answer: "Lovely zari. Blouse piece is a little short.", likes: 26 },
        { author: "सरिता", stars: 5, answer: "बेटी की शादी के लिए ली, बहुत पसंद आई।", likes: 34 },
      ],
    },
    {
      title: ["Men's Cotton Kurta with Chikankari Placket", "पुरुषों का सूती कुर्ता, चिकनकारी पट्टी"],
      text: [
        "A straight kurta of soft cotton with side slits and a pocket. Wear it with pyjama, jeans or churidar.",
        "मुलायम सूती सीधा कुर्ता, साइड कट और जेब के साथ। पाजामा, जींस या चूड़ीदार के साथ पहनें।",
      ],
      price: 1099,
      group: 499,
      sold: 2044,
      groups: 361,
      stars: [702, 298, 80, 22, 19],
      shots: ["kurta:sky:0", "kurta:sky:2", "kurta:beige:0"],
      details: [
        ["material", "100 % cotton", "100 % सूती"],
        ["size", "S to 3XL", "S से 3XL"],
        ["care", "Hand wash", "हाथ से धोएँ"],
      ],
      highlights: [
        ["Cool in the heat", "गर्मी में ठंडा"],
        ["Shrinks less than 2 %", "2 % से कम सिकुड़ता है"],
        ["Festive and office", "त्योहार और ऑफ़िस दोनों"],
      ],
      pictures: [
        [1, ["Chikan work", "चिकन का काम"], ["Embroidered placket from Lucknow", "लखनऊ की कढ़ाई वाली पट्टी"]],
      ],
      rates: ["fit", "quality", "look"],
      reviews: [
        {
          author: "Manish",
          stars: 5,
          question: "How is the fabric?",
          answer: "Kapda bahut soft hai. Diwali pe pehna, sabko pasand aaya.",
          likes: 41,
        },
        { author: "Vivek", stars: 4, answer: "Nice kurta, take one size up.", likes: 22 },
      ],
    },
    {
      title: ["Women's Rayon Anarkali Kurti", "महिलाओं की रेयॉन अनारकली कुर्ती"],
      text: [
        "A flared kurti with gold print and three-quarter sleeves that falls to the calf. Easy to iron, good for office and festivals.",
        "गोल्ड प्रिंट और तीन-चौथाई बाँह वाली घेरदार कुर्ती, पिंडली तक लंबी। प्रेस करना आसान, ऑफ़िस और त्योहार दोनों के लिए।",
      ],
      price: 1299,
      group: 599,
      sold: 2660,
      groups: 455,
      stars: [905, 377, 118, 34, 30],
      shots: ["kurti:yellow:0", "kurti:yellow:1", "kurti:pink:0"],
      details: [
        ["material", "Rayon 140 g", "रेयॉन 140 ग्राम"],
        ["size", "S to XXL", "S से XXL"],
        ["care", "Machine wash, gentle", "हल्की मशीन धुलाई"],
      ],
      highlights: [
        ["Three metres of flare", "तीन मीटर का घेरा"],
        ["Lined to the waist", "कमर तक अस्तर"],
        ["Side pocket", "साइड पॉकेट"],
      ],
      pictures: [
        [1, ["Swings when you walk", "चलने पर लहराती है"], ["Full flare from the waist", "कमर से पूरा घेर"]],
      ],
      rates: ["fit", "look", "value"],
      reviews: [
        {
          author: "Shalini",
          stars: 5,
          question: "Is it see-through?",
          answer: "Nahi, lining hai. Kurti ki fitting perfect.",
          likes: 56,
        },
        { author: "Fatima", stars: 4, answer: "Beautiful colour, sleeves a bit loose.", likes: 18 },
      ],
    },
    {
      title: ["Bandhani Georgette Dupatta", "बाँधनी जॉर्जेट दुपट्टा"],
      text: [
        "Bright bandhej dots on light georgette with a lace border, 2.25 metres. Lifts a plain suit in a minute.",
        "हल्की जॉर्जेट पर बंधेज की बुँदकियाँ और लेस बॉर्डर, 2.25 मीटर। सादे सूट को एक मिनट में सजा दे।",
      ],
      price: 699,
      group: 329,
      sold: 1475,
      groups: 260,
      stars: [498, 201, 55, 17, 11],
      shots: ["dupatta:orange:0", "dupatta:orange:1", "dupatta:pink:0"],
      details: [
        ["material", "Georgette", "जॉर्जेट"],
        ["size", "2.25 × 0.9 m", "2.25 × 0.9 मी."],
        ["origin", "Jodhpur, India", "जोधपुर, भारत"],
      ],
      highlights: [
        ["Tie-dyed by hand", "हाथ से बँधाई"],
        ["Gota lace on all sides", "चारों ओर गोटा लेस"],
      ],
      pictures: [[0, ["Every dot is tied", "हर बुँदकी बँधी हुई"], ["No two are the same", "कोई दो एक जैसे नहीं"]]],
      rates: ["quality", "look"],
      reviews: [
        { author: "Hetal", stars: 5, answer: "Garba ke liye liya, colour bahut bright hai.", likes: 29 },
        { author: "Nisha", stars: 4, answer: "Chunni is light and does not slip.", likes: 8 },
      ],
    },
    {
      title: ["Embroidered Lehenga Choli, Semi-Stitched", "कढ़ाई वाला लहंगा चोली, सेमी-स्टिच"],
      text: [
        "A festive lehenga with thread and sequin work, a can-can layer, unstitched blouse and net dupatta. The waist is stitched to your size.",
        "धागे और सितारों के काम वाला लहंगा, कैन-कैन लेयर, बिना सिला ब्लाउज़ और नेट दुपट्टा। कमर आपके नाप से सिलती है।",
      ],
      price: 3999,
      group: 1899,
      sold: 612,
      groups: 108,
      stars: [221, 96, 30, 9, 8],
      shots: ["lehenga:pink:0", "lehenga:pink:1", "lehenga:red:0"],
      details: [
        ["material", "Satin silk, net dupatta", "साटन सिल्क, नेट दुपट्टा"],
        ["size", "Waist up to 42, flare 3 m", "कमर 42 तक, घेर 3 मी."],
        ["care", "Dry clean", "ड्राई क्लीन"],
      ],
      highlights: [
        ["Can-can for full volume", "पूरे घेर के लिए कैन-कैन"],
        ["For weddings and sangeet", "शादी और संगीत के लिए"],
      ],
      pictures: [[1, ["Sequins that stay", "टिकने वाले सितारे"], ["Sewn, not glued", "सिले हुए, चिपके नहीं"]]],
      rates: ["quality", "fit", "look"],
      reviews: [
        {
          author: "Ritika",
          stars: 5,
          question: "Is the dupatta included?",
          answer: "Haan, net dupatta saath mein hai. Behen ki shaadi mein pehna.",
          likes: 45,
        },
        {
          author: "Sana",
          stars: 4,
          answer: "Heavy and beautiful, stitching took two days at my tailor.",
          likes: 15,
        },
      ],
    },
  ],
};
