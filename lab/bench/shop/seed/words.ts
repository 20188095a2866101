/** English, then Hindi. */
export type Words = readonly [en: string, hi: string];

const wordsOf = (lines: string): Words[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [en = "", hi = ""] = line.split("|").map((part) => part.trim());
      return [en, hi];
    });

export const clothes = wordsOf(`
Cotton|सूती
Pure Silk|शुद्ध सिल्क
Rayon|रेयॉन
Georgette|जॉर्जेट
Linen|लिनन
Chanderi|चंदेरी
Hand Block Printed|हैंड ब्लॉक प्रिंट
Embroidered|कढ़ाईदार`);
export const wearSizes = wordsOf(`
Size S|साइज़ S
Size M|साइज़ M
Size L|साइज़ L
Size XL|साइज़ XL
Free Size|फ़्री साइज़`);
export const packs = wordsOf(`
Single|एक पीस
Pack of 2|2 का पैक
Pack of 3|3 का पैक
Set of 4|4 का सेट
Set of 6|6 का सेट`);

export const metals = wordsOf(`
Stainless Steel|स्टेनलेस स्टील
Cast Iron|कच्चा लोहा
Copper|तांबा
Non-Stick|नॉन-स्टिक
Hard Anodised|हार्ड एनोडाइज़्ड
Ceramic|सिरेमिक
Brass|पीतल`);
export const leathers = wordsOf(`
Genuine Leather|असली चमड़ा
Canvas|कैनवस
Lightweight|हल्के
Memory Foam|मेमोरी फ़ोम
Embroidered|कढ़ाईदार`);
export const devices = wordsOf(`
Fast Charging|फ़ास्ट चार्जिंग
Waterproof|वाटरप्रूफ़
Long Battery|लंबी बैटरी
Foldable|फ़ोल्डेबल
Rechargeable|रिचार्जेबल
Noise Cancelling|नॉइज़ कैंसलिंग`);
export const homely = wordsOf(`
Jaipuri Cotton|जयपुरी सूती
Velvet|मखमली
Hand Woven|हाथ से बुना
Microfibre|माइक्रोफ़ाइबर
Wooden|लकड़ी का
Jute|जूट`);
export const herbal = wordsOf(`
Onion and Bhringraj|प्याज़ और भृंगराज
Kesar Chandan|केसर चंदन
Aloe Vera|एलोवेरा
Rose Water|गुलाब जल
Neem Tulsi|नीम तुलसी
Coconut|नारियल`);
export const golden = wordsOf(`
Oxidised|ऑक्सीडाइज़्ड
Gold Plated|गोल्ड प्लेटेड
Pearl|मोती
Meenakari|मीनाकारी
Hand Made|हाथ से बना`);

/** Made-up makers. */
export const brands = `
Aarohi Bharosa Chakra Dhaaga Ekta Firozi Gulmohar Himalika Indira Jhilmil Kesari Lajawab Manthan Navratna Ojas Pankhi
Rangrez Saheli Taraang Udaan Vasant Yatra Zari Anokhi Bindiya Chaupal Dhoop Gharana Hansa Jugnu Kiran Lehar Mayur
Nakshatra Parinda Roshni Sugandh Tulip Utsav Vistara`
  .trim()
  .split(/\s+/);

export const colours = wordsOf(`
Red|लाल
Navy Blue|गहरा नीला
Mustard|सरसों पीला
Bottle Green|बोतल हरा
Rani Pink|रानी गुलाबी
Black|काला
White|सफ़ेद
Maroon|मैरून
Peach|पीच
Golden|सुनहरा
Sky Blue|आसमानी
Brown|भूरा
Purple|बैंगनी
Grey|स्लेटी`);
