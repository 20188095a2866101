/** Places of a block, of which a premium card takes two. A slow phone lays out and paints that many in one frame. */
const BLOCK = 6;

/**
 * The order of a two-column feed. A premium listing is as wide as both columns, so it stands only after an even
 * count of ordinary ones; until then it is held back. Nothing is lost: what is still held back at the end of the
 * feed (`isComplete`) comes last. Ordinary listings keep their order, and so do premium ones among themselves.
 */
export function feedLayout<Card extends { isPremium: boolean }>(
  cards: readonly Card[],
  isComplete: boolean,
): Card[] {
  const laid: Card[] = [];
  let held: Card[] = [];
  let ordinary = 0;
  for (const card of cards) {
    if (card.isPremium) held.push(card);
    else {
      laid.push(card);
      ordinary += 1;
    }
    if (ordinary % 2 === 0) {
      laid.push(...held);
      held = [];
    }
  }
  return isComplete ? [...laid, ...held] : laid;
}

/**
 * The card whose coming into view asks for the page after this one: the middle of the page, or the nearest to it that
 * came with this page and is laid out, rather after than before. Undefined when the page brought nothing to show.
 */
export function midpointOf<Card extends { id: number }>(
  page: readonly Card[],
  isLaid: (card: Card) => boolean,
): Card | undefined {
  const middle = Math.floor(page.length / 2);
  return page.slice(middle).find(isLaid) ?? page.slice(0, middle).findLast(isLaid);
}

/** The laid out cards in blocks of a few whole rows, each of them the same when more cards follow. */
export function inBlocks<Card extends { isPremium: boolean }>(laid: readonly Card[]): Card[][] {
  const blocks: Card[][] = [];
  let places = BLOCK;
  for (const card of laid) {
    if (places >= BLOCK) {
      blocks.push([]);
      places = 0;
    }
    blocks.at(-1)?.push(card);
    places += card.isPremium ? 2 : 1;
  }
  return blocks;
}
