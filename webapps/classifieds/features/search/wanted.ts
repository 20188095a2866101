/** What to look for: words, a category, or words in it. */
export interface Wanted {
  search: string;
  categoryId?: number;
}
