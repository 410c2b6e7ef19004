import type { CSSProperties } from 'react'
import { Marks } from './Slider.styles.ts'
import type { SliderMark } from './scale.ts'

type SliderMarksProps = {
  marks: readonly SliderMark[]
  /** The full part of the track, as shares of it. */
  from: number
  to: number
  /** Where a value lies on the track, 0 to 1. */
  shareOf: (value: number) => number
}

/** The points of the scale worth seeing; those within the full part take its colour. */
export const SliderMarks = ({ marks, from, to, shareOf }: SliderMarksProps) => (
  <Marks aria-hidden="true">
    {marks.map(({ value, label }) => {
      const share = shareOf(value)
      const style = { '--at': `${share * 100}%` } as CSSProperties // A custom property is unknown to CSSProperties.
      return (
        <span
          key={value}
          data-reached={(share >= from && share <= to) || undefined}
          data-edge={share === 0 ? 'start' : share === 1 ? 'end' : undefined}
          style={style}
        >
          {label && <span>{label}</span>}
        </span>
      )
    })}
  </Marks>
)
