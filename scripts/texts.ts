import { checkTexts } from "./texts/checkTexts.ts";
import { writeMessageTypes } from "./texts/messageTypes.ts";

// Writes the types of the bot's messages anew, and lists what is wrong with the texts in each language.
writeMessageTypes();
const faults = await checkTexts();
process.stdout.write(
  faults.length > 0 ? `${faults.join("\n")}\n` : "All texts are there, used and complete.\n",
);
if (faults.length > 0) process.exitCode = 1;
