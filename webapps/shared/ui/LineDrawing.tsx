const drawings = {
  cloud:
    "M34 74h52a18 18 0 0 0 3-35.7A26 26 0 0 0 39.5 34 20 20 0 0 0 34 74zM60 46v10M60 63v.5M30 96h14M54 96h36",
  magnifier: "M53 86a31 31 0 1 0 0-62 31 31 0 0 0 0 62zM76 78l22 22M42 50h.1M64 50h.1M44 66q9-7 18 0",
  heart:
    "M60 98S22 76 22 48a20 20 0 0 1 38-9 20 20 0 0 1 38 9c0 28-38 50-38 50zM36 46a8 8 0 0 1 7-8M92 20v10M87 25h10",
  bag: "M30 42h60l-5 58H35zM46 42v-6a14 14 0 0 1 28 0v6M48 56v2M72 56v2M50 76q10 8 20 0M18 26v8M14 30h8",
  chat: "M22 28h58v40H48L34 80V68H22zM58 76v8h26l12 12V84h6V52h-10M38 44h26M38 54h16",
  telegram: "M18 58l84-34-14 74-28-20-14 14-4-28 40-30-52 32z",
  tools: "M84 26L68 42l10 10 16-16a22 22 0 0 1-28 28L40 90a8 8 0 0 1-11-11l26-26a22 22 0 0 1 29-27zM36 84h.1",
  map: "M20 34l26-10 28 10 26-10v62L74 96 46 86 20 96zM46 24v62M74 34v62",
  box: "M60 20l38 20v42L60 102 22 82V40zM22 40l38 20 38-20M60 60v42M41 30l38 20v12",
  people:
    "M60 44a10 10 0 1 0 0-20 10 10 0 0 0 0 20zM42 66a18 18 0 0 1 36 0M34 78a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM20 96a14 14 0 0 1 28 0M86 78a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM72 96a14 14 0 0 1 28 0",
} as const;

/** A small line drawing for an empty or broken page, in the colour around it. */
export function LineDrawing({ name, size = 112 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="60" cy="60" r="54" fill="currentColor" fillOpacity={0.09} stroke="none" />
      <path d={drawings[name]} />
    </svg>
  );
}
