/** English, then Hindi. */
type Words = readonly [en: string, hi: string];

const wordsOf = (lines: string): Words[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [en = "", hi = ""] = line.split("|").map((part) => part.trim());
      return [en, hi];
    });

export const sizes = wordsOf(`
Size S|साइज़ S
Size M|साइज़ M
Size L|साइज़ L
Size XL|साइज़ XL
Free Size|फ़्री साइज़
Single|एक पीस
Pack of 2|2 का पैक
Pack of 3|3 का पैक
Set of 4|4 का सेट
Set of 6|6 का सेट`);

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
