export const uz = {} as const;
