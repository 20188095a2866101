import { languageOf } from "#core/people/accounts/languageOf.ts";
import { detectLanguage } from "./detectLanguage.ts";

/** The language that a person wrote a listing in. */
export async function languageOfWords(
  userId: number,
  { name, description }: { name: string; description: string },
): Promise<"ru" | "uz"> {
  const own = await languageOf(userId);
  return detectLanguage(`${name}\n${description}`, own === "ru" ? "ru" : "uz");
}
