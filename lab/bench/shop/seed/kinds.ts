import type { Words } from "./words.ts";

/** A kind of thing that is sold in many makes. */
export interface Kind {
  name: Words;
  /** Whole rupees when bought alone. */
  least: number;
  most: number;
}

/** Lines of `English | Hindi | least price - highest price`. */
const kindsOf = (lines: string): Kind[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [en = "", hi = "", prices = ""] = line.split("|").map((part) => part.trim());
      const [least = 0, most = 0] = prices.split("-").map(Number);
      return { name: [en, hi], least, most };
    });

export const ethnicWear = kindsOf(`
Banarasi Saree | बनारसी साड़ी | 999-6999
Bandhani Dupatta | बंधेज दुपट्टा | 349-1499
Men's Kurta | पुरुषों का कुर्ता | 499-1999
Anarkali Kurti | अनारकली कुर्ती | 549-2299
Lehenga Choli | लहंगा चोली | 1499-8999
Palazzo Set | प्लाज़ो सेट | 699-2499
Nehru Jacket | नेहरू जैकेट | 899-2999
Kids Sherwani | बच्चों की शेरवानी | 999-3499
Patiala Salwar | पटियाला सलवार | 399-1299
Shawl | शॉल | 599-3999`);
export const kitchen = kindsOf(`
Pressure Cooker | प्रेशर कुकर | 999-3499
Dosa Tawa | डोसा तवा | 499-1899
Kadhai | कढ़ाई | 599-2499
Masala Dabba | मसाला डब्बा | 399-1299
Lunch Box | टिफ़िन | 349-1499
Water Bottle | पानी की बोतल | 249-999
Chai Kettle | चाय की केतली | 599-1999
Mixer Grinder | मिक्सर ग्राइंडर | 1999-5999
Chakla Belan | चकला बेलन | 249-799
Dinner Set | डिनर सेट | 999-4999
Copper Lota | तांबे का लोटा | 299-1199
Knife Set | चाकू सेट | 199-899`);
export const footwear = kindsOf(`
Running Shoes | स्पोर्ट्स जूते | 799-3499
Kolhapuri Chappal | कोल्हापुरी चप्पल | 399-1499
Mojari Jutti | मोजरी जूती | 449-1699
Derby Shoes | डर्बी जूते | 999-3999
Flat Sandals | फ़्लैट सैंडल | 349-1299
School Shoes | स्कूल जूते | 499-1499
Bathroom Slippers | बाथरूम चप्पल | 149-499
Sneakers | स्नीकर्स | 899-3999
Ankle Boots | बूट | 1299-4499`);
export const electronics = kindsOf(`
Wireless Earbuds | वायरलेस ईयरबड्स | 799-4999
Power Bank | पावर बैंक | 699-2999
Smart Watch | स्मार्ट वॉच | 999-5999
Bluetooth Speaker | ब्लूटूथ स्पीकर | 599-3999
Phone Charger | फ़ोन चार्जर | 249-1299
Neckband | नेकबैंड | 499-1999
LED Bulb | एलईडी बल्ब | 99-599
Table Fan | टेबल पंखा | 899-2999
Trimmer | ट्रिमर | 599-2499
Phone Cover | फ़ोन कवर | 149-699
Extension Board | एक्सटेंशन बोर्ड | 249-999
Keyboard | कीबोर्ड | 499-2499`);
export const home = kindsOf(`
Double Bedsheet | डबल बेडशीट | 499-2499
Jaipuri Razai | जयपुरी रज़ाई | 999-3999
Window Curtain | खिड़की का पर्दा | 349-1999
Bath Towel | तौलिया | 199-999
Door Mat | पायदान | 149-699
Cushion Cover | कुशन कवर | 199-899
Wall Clock | दीवार घड़ी | 299-1499
Shoe Rack | जूते का रैक | 699-2999
Table Lamp | टेबल लैंप | 499-1999
Carpet | कालीन | 899-5999
Laundry Basket | कपड़ों की टोकरी | 299-1199`);
export const beauty = kindsOf(`
Hair Oil | बालों का तेल | 149-799
Face Cream | फ़ेस क्रीम | 199-999
Mehndi Cones | मेहंदी कोन | 99-499
Lipstick | लिपस्टिक | 149-899
Kajal | काजल | 99-499
Face Wash | फ़ेस वॉश | 129-599
Shampoo | शैम्पू | 149-799
Attar Perfume | इत्र | 249-1999
Hair Dryer | हेयर ड्रायर | 599-2499
Sunscreen Lotion | सनस्क्रीन लोशन | 199-899`);
export const festive = kindsOf(`
Brass Diya | पीतल का दीया | 149-999
LED String Lights | एलईडी झालर | 149-799
Rangoli Stencil | रंगोली स्टेंसिल | 99-399
Pooja Thali | पूजा थाली | 249-1499
Toran | तोरण | 149-699
Rakhi | राखी | 99-499
Gulal | गुलाल | 99-349
Scented Candles | खुशबू वाली मोमबत्ती | 199-899
Ganesh Idol | गणेश मूर्ति | 249-2499`);
export const toys = kindsOf(`
Building Blocks | बिल्डिंग ब्लॉक्स | 299-1999
Remote Car | रिमोट कार | 399-2499
Soft Teddy Bear | टेडी बियर | 249-1499
Cricket Bat | क्रिकेट बैट | 349-2999
Carrom Board | कैरम बोर्ड | 799-3499
Baby Blanket | बच्चे का कंबल | 349-1499
School Bag | स्कूल बैग | 399-1999
Colour Pencils | रंगीन पेंसिल | 99-499
Tricycle | तिपहिया साइकिल | 999-3999`);
export const jewellery = kindsOf(`
Jhumka Earrings | झुमके | 149-1299
Kundan Necklace | कुंदन हार | 349-2999
Glass Bangles | काँच की चूड़ियाँ | 99-599
Silver Payal | चाँदी की पायल | 299-1999
Maang Tikka | मांग टीका | 149-899
Nose Ring | नथ | 99-599
Mangalsutra | मंगलसूत्र | 249-1999`);
export const garden = kindsOf(`
Flower Pot | गमला | 99-699
Seeds Kit | बीज किट | 99-399
Spray Pump | स्प्रे पंप | 199-899
Screwdriver Set | पेचकस सेट | 199-999
Drill Machine | ड्रिल मशीन | 999-3999
Car Cover | कार कवर | 699-2499
Bike Helmet | बाइक हेलमेट | 699-2999
Torch | टॉर्च | 149-899
Step Ladder | सीढ़ी | 999-4999`);
