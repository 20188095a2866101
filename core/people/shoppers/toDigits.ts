/** A phone in E.164 as the storefront takes and shows it: digits with the country's code. */
export const toDigits = (phoneNumber: string): string => phoneNumber.replace(/^\+/, "");
