/** The mark of the product; a picture beside its name, so it has none of its own, and grows with it. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={`${size / 16}rem`} viewBox="0 0 32 32" aria-hidden focusable={false}>
    <rect width="32" height="32" rx="8" fill="#7236CB" />
    <path
      d="M9 8v16M9 16l9-8M12 14l8 10"
      fill="none"
      stroke="#fff"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="23.5" cy="10" r="2.6" fill="#E35CB4" />
  </svg>
);
