/** Where a mascara opens on a face, by its recipe: the same for whoever is sent the address. */
export const testerPath = (code: string): string => `/virtual_tester?m=${code}`;
