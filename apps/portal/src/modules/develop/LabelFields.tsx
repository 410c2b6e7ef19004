import type { Label, Language } from '@bip/contract'
import { TextField } from '@bip/design-system'

const names: readonly (readonly [language: Language, tag: string])[] = [
  ['zh-CN', 'zh'],
  ['en', 'en'],
  ['vi', 'vi'],
]

type LabelFieldsProps = {
  value: Label
  onChange: (value: Label) => void
  /** Names of the inputs: Chinese, English, Vietnamese. */
  labels: readonly [string, string, string]
  size?: 'small'
  labelHidden?: boolean
  /** What stands around each input, such as a cell. */
  wrap?: (input: React.ReactNode, tag: string) => React.ReactNode
}

/** One text in three languages, as three inputs. */
export const LabelFields = ({ value, onChange, labels, size, labelHidden, wrap = (input) => input }: LabelFieldsProps) =>
  names.map(([language, tag], at) =>
    wrap(
      <TextField
        key={tag}
        label={labels[at] ?? tag}
        labelHidden={labelHidden}
        size={size}
        isRequired={!labelHidden}
        value={value[language]}
        onChange={(text) => onChange({ ...value, [language]: text })}
      />,
      tag,
    ),
  )
