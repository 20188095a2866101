export const uz = {
  "share.card": "Suratli kartochka qilib yuborish",
  "share.cardFailed": "Kartochkani yuborib boʻlmadi",
  "share.cardFailedHint": "Havolani yuboring: u ham xuddi shunday ishlaydi.",
} as const;
