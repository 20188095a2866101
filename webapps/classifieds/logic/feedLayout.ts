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
