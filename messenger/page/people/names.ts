import type { Platform } from "../../shapes/miniapp.ts";
import type { Person } from "../../shapes/world.ts";

export const fullName = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(" ");

export const platformNames: Record<Platform, string> = {
  android: "Android",
  android_x: "Android X",
  ios: "iPhone",
  macos: "Mac",
  tdesktop: "Desktop",
  weba: "Web A",
  webk: "Web K",
};

export const languages: Record<string, string> = {
  uz: "Oʻzbekcha",
  ru: "Русский",
  en: "English",
  hi: "हिन्दी",
};

export const languageName = (code: string) => languages[code] ?? code;

const english = new Intl.DisplayNames("en", { type: "language" });

export const englishLanguageName = (code: string) => english.of(code) ?? code;
