import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import type { ClaimedTranslation } from "./claimTranslations.ts";
import { postponeTranslation } from "./postponeTranslation.ts";
import type { Words } from "./translator.ts";

/**
 * Writes a translation beside the original, unless the owner has changed the words meanwhile: then they are due at once.
 * @returns whether it was written.
 */
export async function saveTranslation(claimed: ClaimedTranslation, translated: Words): Promise<boolean> {
  const { id, name, description, originalLang } = claimed;
  const original = { name, description };
  const [ru, uz] = originalLang === "ru" ? [original, translated] : [translated, original];
  const saved = await sequelize.query(
    `update listings set name_ru = $nameRu, description_ru = $descriptionRu, name_uz = $nameUz,
       description_uz = $descriptionUz, is_translation_actual = true, translation_due_at = null, translation_tries = 0
     where id = $id and name = $name and description = $description and original_lang = $originalLang
     returning id`,
    {
      type: QueryTypes.SELECT,
      bind: {
        id,
        name,
        description,
        originalLang,
        nameRu: ru.name,
        descriptionRu: ru.description,
        nameUz: uz.name,
        descriptionUz: uz.description,
      },
    },
  );
  if (saved.length > 0) return true;
  await postponeTranslation(claimed, { minutes: 0, tries: 0 });
  return false;
}
