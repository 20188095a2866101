import { z } from "zod";
import { languages } from "./languages.ts";

/** A language that the interface speaks. */
export const LanguageInput = z.object({
  language: z.enum(languages),
  /** False of what an app shows by itself, such as at its start: a language that is known stays. */
  isChosen: z.boolean().default(true),
});
