/** The web apps by the folders they are built into. */
export const webAppNames = ["classifieds", "storefront", "reports"] as const;
export type WebAppName = (typeof webAppNames)[number];
