/** Wall, floor and sky colours of which each listing has its own. */
export const WALL = "{w=#efe3cf|#d5e3ea|#dfe8d6|#f2e0d6|#e6e0ee|#f4f3ef|#c9d3cf|#e8d9b8|#b9c6cf|#d8c3b0}";
export const FLOOR = "{f=#b88d63|#8f6b4c|#d0b894|#a59a8c|#6f5846|#c9a67c}";
export const SKY =
  "down({#9fd0f0|#f2b98a|#b9c9d8|#8fb4e6|#e0a5a0},{#e3f1f7|#fbe7c8|#e8edf0|#f6ead8},{#b5cf9b|#c9d6b0|#d8d4c0})";
export const CLOTH = "{red|blue|green|beige|grey|violet|brown|orange|sky|pink}";
