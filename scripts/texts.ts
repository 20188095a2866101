import { languages } from "#contract/languages.ts";
import { checkTexts } from "./texts/checkTexts.ts";
import { findAllCopies } from "./texts/findCopies.ts";
import { writeMessageTypes } from "./texts/messageTypes.ts";

// Writes the types of the bot's messages again, and lists what is wrong with the texts in each language. With a
// language as argument, lists its texts that are still copies of another language's.
const asked = languages.find((language) => language === process.argv[2]);
writeMessageTypes();
const faults = asked ? await findAllCopies(asked, languages) : await checkTexts();
const fine = asked ? "Nothing is a copy of another language's." : "All texts are there, used and complete.";
process.stdout.write(faults.length > 0 ? `${faults.join("\n")}\n` : `${fine}\n`);
if (faults.length > 0) process.exitCode = 1;
