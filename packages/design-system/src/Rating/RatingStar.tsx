import { Star as StarIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Part, Star } from './Rating.styles.ts'

type RatingPart = {
  /** What choosing this part means, in stars. */
  value: number
  label: string
}

type RatingStarProps = {
  /** How much of the star is full, 0 to 1. */
  full: number
  /** Its halves, or the one whole; none where nothing can be chosen. */
  parts: readonly RatingPart[]
  name: string
  chosen: number | null
  isDisabled: boolean
  onChoose: (value: number) => void
  onHover: (value: number | null) => void
}

/** One star with the radio buttons that lie over it. */
export const RatingStar = ({ full, parts, name, chosen, isDisabled, onChoose, onHover }: RatingStarProps) => (
  // A custom property, which CSSProperties does not know.
  <Star style={{ '--full': `${full * 100}%` } as CSSProperties}>
    <StarIcon aria-hidden="true" />
    <StarIcon aria-hidden="true" />
    {parts.map(({ value, label }, index) => (
      <Part
        key={value}
        data-half={parts.length === 1 ? undefined : index === 0 ? 'first' : 'second'}
        title={label}
        onPointerEnter={() => onHover(value)}
      >
        <input
          type="radio"
          name={name}
          value={value}
          aria-label={label}
          checked={value === chosen}
          disabled={isDisabled}
          onChange={() => onChoose(value)}
          onClick={() => {
            if (value === chosen) onChoose(value)
          }}
        />
      </Part>
    ))}
  </Star>
)
