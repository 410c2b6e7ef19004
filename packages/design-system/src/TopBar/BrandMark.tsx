/** The platform's mark: a plate with a frame set in. */
export const BrandMark = ({ size = 18 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 18 18" aria-hidden="true">
    <rect width="18" height="18" rx="5" fill="var(--accent)" />
    <rect x="6" y="6" width="6" height="6" rx="1" fill="none" stroke="var(--surface)" strokeWidth="2" />
  </svg>
)
