/** Name of the embedded database and of its only role. */
export const EMBEDDED_NAME = "bozor";
