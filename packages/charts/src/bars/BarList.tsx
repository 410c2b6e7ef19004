import type { StatusTone } from '@bip/design-system'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { Bar, Figure, Label, Note, Part, Root, Row } from './BarList.styles.ts'

/** A part of a bar; its words are read out with the row. */
export type BarPart = { key: string; label: string; value: number; tone: StatusTone }

export type BarRow = {
  key: string
  label: string
  /** At least 0; the bar is the sum of its parts. */
  parts: readonly BarPart[]
  /** The figure beside the bar, in words. */
  text: string
  /** A quiet text below, such as a rate. */
  note?: string
}

export type BarListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  rows: readonly BarRow[]
  /** Name of the chart for screen readers. */
  label: string
  /** Bars stand in the middle, as in a funnel. Default false. */
  isCentred?: boolean
}

const sumOf = ({ parts }: BarRow): number => parts.reduce((sum, { value }) => sum + value, 0)

/** Bars from zero below each other, each named and with its figure: a ranking, a funnel, a forecast by month. */
export const BarList = ({ rows, label, isCentred = false, ...rest }: BarListProps) => {
  const longest = Math.max(1, ...rows.map(sumOf))
  return (
    <Root {...rest} aria-label={label} data-centred={isCentred || undefined}>
      {rows.map((row) => (
        <Row key={row.key}>
          <Label>{row.label}</Label>
          <Bar aria-hidden>
            {row.parts
              .filter(({ value }) => value > 0)
              .map(({ key, label: name, value, tone }) => {
                const share: CSSProperties & Record<`--${string}`, string> = { '--share': `${(value / longest) * 100}%` }
                return <Part key={key} data-tone={tone} style={share} title={name} />
              })}
          </Bar>
          <Figure>{row.text}</Figure>
          {row.note && <Note>{row.note}</Note>}
        </Row>
      ))}
    </Root>
  )
}
