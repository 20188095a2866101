/** A closed lock, drawn as the shared line drawings are. */
export function LockDrawing() {
  return (
    <svg
      aria-hidden="true"
      width="112"
      height="112"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="60" cy="60" r="54" fill="currentColor" fillOpacity={0.09} stroke="none" />
      <path d="M36 54h48v38H36zM45 54V42a15 15 0 0 1 30 0v12M60 69v8" />
    </svg>
  );
}
