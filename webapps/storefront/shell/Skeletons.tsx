import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";

/** The shape of what is on its way: blocks of these heights. */
export function Skeletons({ heights }: { heights: readonly number[] }) {
  return (
    <>
      <LoadingWords />
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={place} height={height} radius={12} />
      ))}
    </>
  );
}
