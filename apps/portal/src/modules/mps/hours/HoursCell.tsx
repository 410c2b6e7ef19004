import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'

type Props = {
  label: string
  /** Row and column, by which the keys find it. */
  place: string
  value: string
  isWrong: boolean
  isDisabled: boolean
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

const isSame = (one: Props, other: Props): boolean =>
  one.value === other.value &&
  one.isWrong === other.isWrong &&
  one.isDisabled === other.isDisabled &&
  one.label === other.label &&
  one.place === other.place

/** A cell of the grid. It is drawn again only for what it shows: its handlers read the place, which stays. */
export const HoursCell = memo(function HoursCell({
  label,
  place,
  value,
  isWrong,
  isDisabled,
  onChange,
  onKeyDown,
  onPaste,
}: Props) {
  return (
    <td data-wrong={isWrong || undefined}>
      <input
        data-cell={place}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={(event) => event.target.select()}
      />
    </td>
  )
}, isSame)
