/** The Star that Telegram counts in; its meaning stands beside it in words. */
export function StarIcon({ size = 16 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="star" height={size} viewBox="0 0 24 24" width={size}>
      <path d="M12 2.2l2.9 6.2 6.8.8-5 4.6 1.4 6.7L12 17.2l-6.1 3.3 1.4-6.7-5-4.6 6.800-.8z" />
    </svg>
  );
}
