import type { CategorySeed } from "./types.ts";

export const kitchen: CategorySeed = {
  link: "kitchen",
  name: ["Kitchen", "रसोई"],
  products: [
    {
      title: ["Pressure Cooker 5 L, Induction Base", "प्रेशर कुकर 5 लीटर, इंडक्शन बेस"],
      text: [
        "Three whistles and the rajma is done. A thick base for gas and induction, a safety valve and a handle that stays cool.",
        "तीन सीटी में राजमा तैयार। गैस और इंडक्शन के लिए मोटा तला, सेफ़्टी वाल्व और ठंडा रहने वाला हैंडल।",
      ],
      price: 2199,
      group: 1149,
      sold: 1630,
      groups: 283,
      stars: [570, 228, 66, 20, 15],
      shots: ["pressureCooker:silver:0", "pressureCooker:silver:1", "pressureCooker:red:0"],
      details: [
        ["capacity", "5 litres, for 4 to 6 people", "5 लीटर, 4–6 लोगों के लिए"],
        ["material", "Virgin aluminium, steel lid", "शुद्ध एल्युमिनियम, स्टील ढक्कन"],
        ["warranty", "5 years", "5 साल"],
      ],
      highlights: [
        ["ISI marked", "ISI मार्क"],
        ["Gas and induction", "गैस और इंडक्शन दोनों पर"],
        ["Spare gasket in the box", "अतिरिक्त रबर साथ में"],
      ],
      pictures: [
        [1, ["Two ways out for steam", "भाप के दो रास्ते"], ["Whistle and safety valve", "सीटी और सेफ़्टी वाल्व"]],
      ],
      rates: ["quality", "value", "cleaning"],
      reviews: [
        {
          author: "Savita",
          stars: 5,
          question: "Does it work on induction?",
          answer: "Haan, induction pe bhi chalta hai. Dal 3 seeti mein.",
          likes: 51,
        },
        {
          author: "Mohan",
          stars: 4,
          answer: "Cooker is heavy and good. Handle slightly loose at first.",
          likes: 13,
        },
      ],
    },
    {
      title: ["Cast Iron Dosa Tawa 28 cm", "लोहे का डोसा तवा 28 से.मी."],
      text: [
        "Pre-seasoned cast iron: dosa lifts off, roti puffs up, and it only gets better with the years.",
        "तैयार किया हुआ ढलवाँ लोहा: डोसा आसानी से उतरे, रोटी फूले, और साल-दर-साल और अच्छा हो।",
      ],
      price: 1399,
      group: 699,
      sold: 1122,
      groups: 196,
      stars: [398, 160, 40, 12, 11],
      shots: ["tawa:black:0", "tawa:black:1", "tawa:black:2"],
      details: [
        ["material", "Cast iron, wooden handle", "ढलवाँ लोहा, लकड़ी का हैंडल"],
        ["size", "28 cm", "28 से.मी."],
        ["weight", "2.1 kg", "2.1 किग्रा"],
      ],
      highlights: [
        ["No chemical coating", "कोई केमिकल कोटिंग नहीं"],
        ["Adds iron to food", "खाने में आयरन बढ़ाए"],
      ],
      pictures: [[2, ["Even heat", "एक समान आँच"], ["4 mm of iron", "4 मि.मी. लोहा"]]],
      rates: ["quality", "cleaning"],
      reviews: [
        { author: "Revathi", stars: 5, answer: "Dosa comes out crisp like in Chennai.", likes: 36 },
        { author: "Usha", stars: 4, answer: "Tawa bhaari hai par roti bahut achhi banti hai.", likes: 14 },
      ],
    },
    {
      title: ["Hard Anodised Kadhai with Lid 3 L", "हार्ड एनोडाइज़्ड कढ़ाई ढक्कन सहित 3 लीटर"],
      text: [
        "For sabzi, poori and pakora. The dark surface doesn't react with tamarind and wipes clean.",
        "सब्ज़ी, पूरी और पकौड़े के लिए। काली सतह इमली से खराब नहीं होती और पोंछते ही साफ़।",
      ],
      price: 1499,
      group: 749,
      sold: 1388,
      groups: 240,
      stars: [480, 200, 58, 15, 14],
      shots: ["kadhai:black:0", "kadhai:black:1", "kadhai:black:2"],
      details: [
        ["capacity", "3 litres, 26 cm", "3 लीटर, 26 से.मी."],
        ["material", "Hard anodised aluminium", "हार्ड एनोडाइज़्ड एल्युमिनियम"],
        ["warranty", "2 years", "2 साल"],
      ],
      highlights: [
        ["Deep enough to fry", "तलने लायक गहरी"],
        ["Handles stay cool", "हैंडल ठंडे रहते हैं"],
      ],
      pictures: [[0, ["Heats evenly", "बराबर गरम"], ["No burnt spot in the middle", "बीच में नहीं जलता"]]],
      rates: ["quality", "cleaning", "value"],
      reviews: [
        {
          author: "Asha",
          stars: 5,
          question: "Does food stick?",
          answer: "Chipakta nahi. Paneer ki sabzi mast banti hai.",
          likes: 30,
        },
        { author: "Ganesh", stars: 4, answer: "Karahi is solid, lid could be glass.", likes: 9 },
      ],
    },
    {
      title: ["Steel Masala Dabba, 7 Bowls and Spoon", "स्टील मसाला डब्बा, 7 कटोरी और चम्मच"],
      text: [
        "Seven spices within reach and an inner lid that keeps them apart. Heavy-gauge steel for a lifetime.",
        "सात मसाले हाथ के पास, और अंदर का ढक्कन उन्हें मिलने नहीं देता। मोटा स्टील, उम्र भर के लिए।",
      ],
      price: 1099,
      group: 549,
      sold: 1765,
      groups: 310,
      stars: [640, 240, 55, 16, 12],
      shots: ["masalaBox:silver:0", "masalaBox:silver:1", "masalaBox:silver:2"],
      details: [
        ["size", "22 cm across", "22 से.मी. चौड़ा"],
        ["material", "Stainless steel", "स्टेनलेस स्टील"],
        ["box", "Box, 7 bowls, spoon", "डब्बा, 7 कटोरी, चम्मच"],
      ],
      highlights: [
        ["Airtight double lid", "एयरटाइट डबल ढक्कन"],
        ["Haldi, mirchi, jeera in one place", "हल्दी, मिर्ची, ज़ीरा एक जगह"],
      ],
      pictures: [
        [2, ["Nothing mixes", "कुछ नहीं मिलता"], ["The lid presses on every bowl", "ढक्कन हर कटोरी को दबाता है"]],
      ],
      rates: ["quality", "value"],
      reviews: [
        { author: "Bhavna", stars: 5, answer: "Masale bilkul mix nahi hote. Steel mota hai.", likes: 42 },
        { author: "Teresa", stars: 5, answer: "Gifted it to three friends, all love it.", likes: 17 },
      ],
    },
    {
      title: ["Copper Lota Kalash 1 L", "तांबे का लोटा कलश 1 लीटर"],
      text: [
        "Pure copper with an engraved band. For drinking water in the morning or for the kalash at puja.",
        "शुद्ध तांबा, नक्काशी वाली पट्टी। सुबह पानी पीने के लिए या पूजा में कलश के लिए।",
      ],
      price: 899,
      group: 449,
      sold: 932,
      groups: 166,
      stars: [340, 130, 34, 9, 8],
      shots: ["lota:orange:0", "lota:orange:1", "lota:orange:2"],
      details: [
        ["material", "99.5 % copper", "99.5 % तांबा"],
        ["capacity", "1 litre", "1 लीटर"],
        ["care", "Lemon and salt", "नींबू और नमक"],
        ["origin", "Moradabad, India", "मुरादाबाद, भारत"],
      ],
      highlights: [
        ["Hand-engraved", "हाथ की नक्काशी"],
        ["Without lining", "बिना कोटिंग"],
      ],
      pictures: [[1, ["Engraved band", "नक्काशी की पट्टी"], ["By hand, in Moradabad", "मुरादाबाद में हाथ से"]]],
      rates: ["quality", "look"],
      reviews: [
        { author: "Ramesh", stars: 5, answer: "Asli tamba hai. Puja aur pani dono ke liye.", likes: 25 },
        { author: "Padma", stars: 4, answer: "Beautiful kalash, smaller than I thought.", likes: 8 },
      ],
    },
  ],
};
