/** Remote variables and what they are until somebody changes them. */
export const flags: Record<string, unknown> = {
  PAID_FEATURES_ENABLED: false,
  DEBUG_PANEL_ENABLED: true,
};
