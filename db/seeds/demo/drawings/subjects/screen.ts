/** A picture on a screen, each listing another. */
export const SCREEN =
  "down({#3f6fd1|#1f3a5f|#e8a46a|#0f3d3a|#7a3f8a|#101522},{#8d6bd6|#e76f7a|#f4d9a0|#3f9a8a|#4a6a9a|#c95a4a},{#f0a184|#5b4b8a|#fbe7c8|#a8d8c0|#e8b8c8|#2a3f6a})";
