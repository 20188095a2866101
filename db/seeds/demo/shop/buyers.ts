import type { Language } from "#contract/languages.ts";

/** Somebody who buys in the demo shop, signed in by phone. */
export interface Buyer {
  phone: string;
  firstName: string;
  lastName: string;
  language: Language;
  address: string;
  city: string;
  state: string;
  pin: string;
}

/** First and last name, language; street; city; state; PIN. */
const lines = `
Aarav Mehta en|14 Linking Road, Bandra West|Mumbai|Maharashtra|400050
Ananya Iyer en|7 Lattice Bridge Road, Adyar|Chennai|Tamil Nadu|600020
Rohan Kulkarni en|22 Fergusson College Road|Pune|Maharashtra|411004
Sneha Reddy en|3-6-111 Himayatnagar|Hyderabad|Telangana|500029
Kabir Singh hi|B-42 Rajouri Garden|New Delhi|Delhi|110027
Pooja Gupta hi|19 Hazratganj|Lucknow|Uttar Pradesh|226001
Vikram Rathore hi|8 C-Scheme, Ashok Marg|Jaipur|Rajasthan|302001
Neha Joshi hi|55 Arera Colony|Bhopal|Madhya Pradesh|462016
Arjun Nair en|31 Marine Drive|Kochi|Kerala|682031
Isha Patel en|12 C. G. Road, Navrangpura|Ahmedabad|Gujarat|380009
Sandeep Yadav hi|104 Boring Road|Patna|Bihar|800001
Meera Banerjee en|28 Gariahat Road|Kolkata|West Bengal|700019
Aditya Rao en|5 4th Block, Jayanagar|Bengaluru|Karnataka|560011
Kavya Shetty en|77 Kankanady|Mangaluru|Karnataka|575002
Manish Tiwari hi|16 Civil Lines|Prayagraj|Uttar Pradesh|211001
Ritu Saxena hi|9 Palasia|Indore|Madhya Pradesh|452001
Harsh Vardhan hi|61 Sector 17|Chandigarh|Chandigarh|160017
Divya Menon en|2 Pattom|Thiruvananthapuram|Kerala|695004
Farhan Sheikh en|40 Mohammed Ali Road|Mumbai|Maharashtra|400003
Simran Kaur hi|25 Lawrence Road|Amritsar|Punjab|143001
`;

function buyer(line: string, place: number): Buyer {
  const [who = "", address = "", city = "", state = "", pin = ""] = line.split("|");
  const [firstName = "", lastName = "", language] = who.split(" ");
  return {
    // No number of India begins so: nobody's phone rings.
    phone: `+9100000000${String(place + 1).padStart(2, "0")}`,
    firstName,
    lastName,
    address,
    city,
    state,
    pin,
    language: language === "hi" ? "hi" : "en",
  };
}

export const buyers: readonly Buyer[] = lines.trim().split("\n").map(buyer);
