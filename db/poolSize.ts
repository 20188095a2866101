/** Most connections one process opens for models; hot reads have a pool of the same size. */
export const POOL_SIZE = 10;
