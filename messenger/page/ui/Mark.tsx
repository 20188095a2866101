/** Says what this is, so nobody takes it for the real thing. */
export function Mark() {
  return (
    <p className="mark">
      <strong>Local messenger</strong>
      <span>stand-in for Telegram</span>
    </p>
  );
}
