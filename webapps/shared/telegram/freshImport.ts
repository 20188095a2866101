/**
 * An import that may be tried again: browsers remember a module that failed for the life of the page, but under another
 * address it is another module. Where the failure doesn't name the address, the same one is asked for.
 */
export function freshImport<Module>(
  load: () => Promise<Module>,
  loadFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): () => Promise<Module> {
  let address: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return await (address ? loadFrom(`${address}?again=${failures}`) : load());
    } catch (error) {
      failures += 1;
      address ??= /https?:[^\s?]+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}
