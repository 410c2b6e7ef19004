import { type KeyboardEvent, useId, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { RatingRow, RatingText, Stars } from './Rating.styles.ts'
import { ratingTexts } from './Rating.texts.ts'
import { RatingStar } from './RatingStar.tsx'

export type RatingProps = FieldProps & {
  /** Stars, in halves where `hasHalves` says so; null for not rated. A read-only rating may be any average. */
  value?: number | null
  /** Default null. */
  defaultValue?: number | null
  onChange?: (value: number | null) => void
  /** Stars of the best rating. Default 5. */
  max?: number
  /** Lets half stars be chosen. Default false. */
  hasHalves?: boolean
  /** A second press on the chosen star, or Delete, takes the rating back. Default false. */
  isClearable?: boolean
  /** A word for each star, shown beside them for the one chosen or pointed at. */
  descriptions?: readonly string[]
}

const checkProps = ({ value, max = 5, descriptions }: RatingProps): void => {
  if (max < 1 || !Number.isInteger(max)) warnProp('Rating', 'max', `is ${max}; whole stars can be drawn only`)
  if (value !== null && value !== undefined && (value < 0 || value > max))
    warnProp('Rating', 'value', `is ${value}, outside 0 to ${max}; it is drawn as the nearest`)
  if (descriptions && descriptions.length !== max)
    warnProp('Rating', 'descriptions', `has ${descriptions.length} words for ${max} stars`)
}

const shareOf = (value: number, star: number): number => Math.min(1, Math.max(0, value - star))

/** How good something was, in stars; a radio group when it can be given, a picture with a text when it can only be read. */
export const Rating = (props: RatingProps) => {
  const { value, defaultValue = null, onChange, max = 5, hasHalves, isClearable, descriptions, ...rest } = props
  checkProps(props)
  const { t, formatNumber } = useLocale()
  const field = useField(rest, { isGroup: true })
  const ownName = useId()
  const [chosen, setChosen] = useControlledState<number | null>(value, defaultValue, onChange)
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = (field.isDisabled ? null : hovered) ?? chosen ?? 0
  const stars = Array.from({ length: max }, (_, index) => index)
  const figure = (stars: number): string => formatNumber(stars, { maximumFractionDigits: 1 })
  const { id, 'aria-describedby': describedBy } = field.control

  const choose = (next: number): void => {
    if (next !== chosen) setChosen(next)
    else if (isClearable) setChosen(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isClearable || chosen === null || field.isDisabled || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    setChosen(null)
  }
  const star = (index: number) => ({
    full: shareOf(shown, index),
    name: field.name ?? ownName,
    chosen,
    isDisabled: field.isDisabled,
    onChoose: choose,
    onHover: setHovered,
  })

  if (field.isReadOnly) {
    const text = chosen === null ? t(ratingTexts.none) : t(ratingTexts.outOf, { value: figure(chosen), max: figure(max) })
    return (
      <FieldFrame {...field.frame}>
        <RatingRow {...field.box} id={id} role="img" aria-label={`${field.label} ${text}`} aria-describedby={describedBy}>
          <Stars>
            {stars.map((index) => (
              <RatingStar key={index} {...star(index)} parts={[]} />
            ))}
          </Stars>
          <RatingText>
            {chosen === null ? t(ratingTexts.none) : (descriptions?.[Math.ceil(chosen) - 1] ?? figure(chosen))}
          </RatingText>
        </RatingRow>
      </FieldFrame>
    )
  }

  return (
    <FieldFrame {...field.frame}>
      <RatingRow {...field.box} {...field.control} {...field.labelledBy} role="radiogroup" onKeyDown={onKeyDown}>
        <Stars onPointerLeave={() => setHovered(null)}>
          {stars.map((index) => (
            <RatingStar
              key={index}
              {...star(index)}
              parts={(hasHalves ? [index + 0.5, index + 1] : [index + 1]).map((part) => ({
                value: part,
                label: t(ratingTexts.stars, { value: figure(part) }),
              }))}
            />
          ))}
        </Stars>
        {descriptions && shown > 0 && <RatingText aria-hidden="true">{descriptions[Math.ceil(shown) - 1]}</RatingText>}
      </RatingRow>
    </FieldFrame>
  )
}
